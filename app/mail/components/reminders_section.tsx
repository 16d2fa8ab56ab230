import { ButtonLink } from '~/ui/buttons/button_link'
import { FormSection } from '~/ui/forms/form_section'
import { REMINDER_MESSAGES as MESSAGES } from '../messages/en/common'

/** Where somebody who is signed in finds the page that reminders name. */
export function RemindersSection({ path }: { path: string }) {
  return (
    <FormSection title={MESSAGES.title} description={MESSAGES.about}>
      <ButtonLink variant="secondary" href={path}>
        {MESSAGES.choose}
      </ButtonLink>
    </FormSection>
  )
}
