import { FormSection } from '~/ui/forms/form_section'
import { MAIL_CONFIRMATION_MESSAGES } from '../messages/en/mail_confirmation'
import { MailConfirmation } from './mail_confirmation'

/** In the place of what needs a password, for those who have none. */
export function MailConfirmationSection() {
  return (
    <FormSection title={MAIL_CONFIRMATION_MESSAGES.title}>
      <MailConfirmation />
    </FormSection>
  )
}
