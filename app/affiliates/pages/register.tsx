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
import { AFFILIATE_MESSAGES } from '../messages/en/programme'
import { PaypalField } from '../components/paypal_field'

const MESSAGES = AFFILIATE_MESSAGES.register

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
        console.error(MESSAGES.failed, refused)
        focusFirstInvalid(element)
      },
    })
  }

  return (
    <div className="mx-auto max-w-xl">
      <Head title={MESSAGES.title} />
      <PageHeader title={MESSAGES.title} description={MESSAGES.body(percent)} />
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
            hint={MESSAGES.emailHint}
            error={errors.paypal_email}
          />
          <p className="text-muted">
            {MESSAGES.agree}{' '}
            <TextLink href={route('affiliate.terms')}>{AFFILIATE_MESSAGES.terms}</TextLink>.
          </p>
          <Button type="submit" loading={form.processing} loadingLabel={MESSAGES.submitting}>
            {MESSAGES.submit}
          </Button>
        </form>
      </Card>
    </div>
  )
}
