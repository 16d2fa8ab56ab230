import type { SubmitEvent } from 'react'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { LOCALE_NAMES, LOCALES } from '~/i18n/locales'
import { Button } from '~/ui/buttons/button'
import { Field } from '~/ui/forms/field'
import { FormFooter } from '~/ui/forms/form_footer'
import { FormSection } from '~/ui/forms/form_section'
import { Select } from '~/ui/forms/select'
import { PROFILE_MESSAGES } from '../messages/en/profile'

const MESSAGES = PROFILE_MESSAGES.language

/** The language of pages and mails. A change brings the page anew, in that language. */
export function LanguageSection() {
  const form = useForm({ language: document.documentElement.lang })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    form.put(route('user-language.update'), { preserveScroll: true })
  }

  return (
    <FormSection title={MESSAGES.title} description={MESSAGES.description}>
      <form onSubmit={submit} className="flex max-w-md flex-col gap-5">
        <Field label={MESSAGES.label} error={form.errors.language}>
          <Select
            name="language"
            value={form.data.language}
            onChange={(event) => form.setData('language', event.target.value)}
          >
            {LOCALES.map((language) => (
              <option key={language} value={language} lang={language}>
                {LOCALE_NAMES[language]}
              </option>
            ))}
          </Select>
        </Field>
        <FormFooter message={form.recentlySuccessful ? PROFILE_MESSAGES.saved : null}>
          <Button type="submit" loading={form.processing}>
            {PROFILE_MESSAGES.save}
          </Button>
        </FormFooter>
      </form>
    </FormSection>
  )
}
