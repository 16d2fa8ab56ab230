import { Head } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { PageHeader } from '~/ui/layouts/page_header'
import { TextLink } from '~/ui/buttons/text_link'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { AFFILIATE_TEXTS } from '../messages/en/programme'
import { PaypalField } from '../components/paypal_field'

const TEXTS = AFFILIATE_TEXTS.register

/** The way into the programme. */
export default function RegisterPage({
  commission_percent: percent,
}: {
  commission_percent: number
}) {
  const form = useForm({ paypal_email: '' })
  const errors: Record<string, string | undefined> = form.errors
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.post(route('affiliate.store'), {
      onError: (refused) => {
        console.error(TEXTS.failed, refused)
        focusFirstInvalid(element)
      },
    })
  }

  return (
    <div className="mx-auto max-w-xl">
      <Head title={TEXTS.title} />
      <PageHeader title={TEXTS.title} description={TEXTS.body(percent)} />
      <Card>
        <form onSubmit={submit} noValidate className="flex flex-col gap-5">
          {errors.error && (
            <Alert isAnswer tone="danger">
              {errors.error}
            </Alert>
          )}
          <PaypalField
            value={form.data.paypal_email}
            onChange={(value) => form.setData('paypal_email', value)}
            hint={TEXTS.emailHint}
            error={errors.paypal_email}
          />
          <p className="text-muted">
            {TEXTS.agree}{' '}
            <TextLink href={route('affiliate.terms')}>{AFFILIATE_TEXTS.terms}</TextLink>.
          </p>
          <Button type="submit" loading={form.processing} loadingLabel={TEXTS.submitting}>
            {TEXTS.submit}
          </Button>
        </form>
      </Card>
    </div>
  )
}
