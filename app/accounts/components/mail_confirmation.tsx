import { route } from '~/shell/client/routes'
import { useForm } from '~/shell/client/use_form'
import { Alert } from '~/shell/ui/alert'
import { Button } from '~/shell/ui/button'
import { MAIL_CONFIRMATION_TEXTS as TEXTS } from '../mail_confirmation_texts'

/** Has a link sent that stands for the password of an account that has none. */
export function MailConfirmation() {
  const form = useForm({})
  return (
    <div className="flex max-w-prose flex-col gap-4">
      <p className="text-muted">{TEXTS.text}</p>
      {form.wasSuccessful && <Alert tone="success">{TEXTS.sent}</Alert>}
      <div>
        <Button
          variant="secondary"
          loading={form.processing}
          onClick={() => form.post(route('mail-confirmation.send'), { preserveScroll: true })}
        >
          {form.wasSuccessful ? TEXTS.again : TEXTS.send}
        </Button>
      </div>
    </div>
  )
}
