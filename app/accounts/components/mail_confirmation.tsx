import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { MAIL_CONFIRMATION_MESSAGES as MESSAGES } from '../messages/en/mail_confirmation'

/** Has a link sent that stands for the password of an account that has none. */
export function MailConfirmation() {
  const form = useForm({})
  return (
    <div className="flex max-w-prose flex-col gap-4">
      <p className="text-muted">{MESSAGES.text}</p>
      {form.wasSuccessful && <Alert tone="success">{MESSAGES.sent}</Alert>}
      <div>
        <Button
          variant="secondary"
          loading={form.processing}
          onClick={() => form.post(route('mail-confirmation.send'), { preserveScroll: true })}
        >
          {form.wasSuccessful ? MESSAGES.again : MESSAGES.send}
        </Button>
      </div>
    </div>
  )
}
