import type { SubmitEvent } from 'react'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { Button } from '~/ui/buttons/button'
import { FormSection } from '~/ui/forms/form_section'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { PROFILE_MESSAGES } from '../messages/en/profile'
import { AccountName } from './account_name'
import { NewPasswordFields } from './new_password_fields'
import { resetRefusedPasswords } from './reset_refused_passwords'

const MESSAGES = PROFILE_MESSAGES.setPassword

/** Gives a first password to who signed in by other means until now. */
export function SetPasswordSection() {
  const form = useForm({ current_password: '', password: '', password_confirmation: '' })
  const { data, errors, setData } = form
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.post(route('user-password.set'), {
      errorBag: 'setPassword',
      preserveScroll: true,
      onError: (refused) => {
        resetRefusedPasswords(form, refused)
        focusFirstInvalid(element)
      },
    })
  }

  return (
    <FormSection id="change-password" title={MESSAGES.title} description={MESSAGES.description}>
      <form onSubmit={submit} noValidate className="flex max-w-md flex-col gap-5">
        <AccountName />
        <NewPasswordFields
          data={data}
          errors={errors}
          setData={setData}
          label={PROFILE_MESSAGES.password.new}
          hint={PROFILE_MESSAGES.password.hint}
        />
        <div>
          <Button type="submit" loading={form.processing}>
            {MESSAGES.submit}
          </Button>
        </div>
      </form>
    </FormSection>
  )
}
