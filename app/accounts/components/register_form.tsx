import type { SubmitEvent } from 'react'
import { EmailField } from '~/accounts/components/email_field'
import { NewPasswordFields } from '~/accounts/components/new_password_fields'
import { resetRefusedPasswords } from '~/accounts/components/reset_refused_passwords'
import { TermsCheckbox } from '~/accounts/components/terms_checkbox'
import { ACCOUNT_MESSAGES } from '~/accounts/messages/en/common'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { useShared } from '~/ui/client/use_shared'
import { Button } from '~/ui/buttons/button'
import { Field } from '~/ui/forms/field'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { Input } from '~/ui/forms/input'

const MESSAGES = ACCOUNT_MESSAGES.register

/** Name, address and password of a new account, and the consent that it takes. `email` fills the address in. */
export function RegisterForm({ email }: { email: string }) {
  const asksTerms = useShared().features.hasTermsAndPrivacyPolicyFeature
  const form = useForm({
    name: '',
    email,
    password: '',
    password_confirmation: '',
    terms: false,
  })
  const { data, errors, setData } = form
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.transform((values) => ({ ...values, terms: values.terms ? 'on' : '' }))
    form.post(route('register.store'), {
      onError: (refused) => {
        resetRefusedPasswords(form, refused)
        focusFirstInvalid(element)
      },
    })
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field label={ACCOUNT_MESSAGES.name} error={errors.name} required>
        <Input
          name="name"
          autoComplete="name"
          autoFocus
          value={data.name}
          onChange={(event) => setData('name', event.target.value)}
        />
      </Field>
      <EmailField
        value={data.email}
        error={errors.email}
        onChange={(value) => setData('email', value)}
      />
      <NewPasswordFields data={data} errors={errors} setData={setData} />
      {asksTerms && (
        <TermsCheckbox
          checked={data.terms}
          error={errors.terms}
          onChange={(checked) => setData('terms', checked)}
        />
      )}
      <Button type="submit" loading={form.processing}>
        {MESSAGES.submit}
      </Button>
    </form>
  )
}
