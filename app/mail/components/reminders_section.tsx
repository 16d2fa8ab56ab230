import { ButtonLink } from '~/ui/buttons/button_link'
import { FormSection } from '~/ui/forms/form_section'
import { REMINDER_TEXTS as TEXTS } from '../messages/en/common'

/** Where somebody who is signed in finds the page that reminders name. */
export function RemindersSection({ path }: { path: string }) {
  return (
    <FormSection title={TEXTS.title} description={TEXTS.about}>
      <ButtonLink variant="secondary" href={path}>
        {TEXTS.choose}
      </ButtonLink>
    </FormSection>
  )
}
