import type { SubmitEvent } from 'react'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { AFFILIATE_MESSAGES } from '../messages/en/programme'
import { PaypalField } from './paypal_field'

const MESSAGES = AFFILIATE_MESSAGES.dashboard.paypal

/** Where payouts go. */
export function PaypalCard({ paypalEmail }: { paypalEmail: string }) {
  const form = useForm({ paypal_email: paypalEmail })
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.put(route('affiliate.update-paypal'), {
      preserveScroll: true,
      onError: () => focusFirstInvalid(element),
    })
  }

  return (
    <Card>
      <h2 className="text-base font-semibold">{MESSAGES.title}</h2>
      <form onSubmit={submit} noValidate className="mt-4 flex flex-col items-start gap-4">
        <PaypalField
          value={form.data.paypal_email}
          onChange={(value) => form.setData('paypal_email', value)}
          hint={MESSAGES.hint}
          error={form.errors.paypal_email}
          className="w-full"
        />
        <Button type="submit" loading={form.processing}>
          {MESSAGES.submit}
        </Button>
      </form>
    </Card>
  )
}
