import type { SubmitEvent } from 'react'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { LANGUAGE_NAMES, LANGUAGES } from '~/i18n/languages'
import { Button } from '~/ui/buttons/button'
import { Field } from '~/ui/forms/field'
import { FormFooter } from '~/ui/forms/form_footer'
import { FormSection } from '~/ui/forms/form_section'
import { Select } from '~/ui/forms/select'
import { PROFILE_TEXTS } from '../messages/en/profile'

const TEXTS = PROFILE_TEXTS.language

/** The language of pages and mails. A change brings the page anew, in that language. */
export function LanguageSection() {
  const form = useForm({ language: document.documentElement.lang })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    form.put(route('user-language.update'), { preserveScroll: true })
  }

  return (
    <FormSection title={TEXTS.title} description={TEXTS.description}>
      <form onSubmit={submit} className="flex max-w-md flex-col gap-5">
        <Field label={TEXTS.label} error={form.errors.language}>
          <Select
            name="language"
            value={form.data.language}
            onChange={(event) => form.setData('language', event.target.value)}
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </Select>
        </Field>
        <FormFooter message={form.recentlySuccessful ? PROFILE_TEXTS.saved : null}>
          <Button type="submit" loading={form.processing}>
            {PROFILE_TEXTS.save}
          </Button>
        </FormFooter>
      </form>
    </FormSection>
  )
}
