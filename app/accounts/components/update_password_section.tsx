import type { SubmitEvent } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { Button } from '~/ui/buttons/button'
import { Field } from '~/ui/forms/field'
import { FormFooter } from '~/ui/forms/form_footer'
import { FormSection } from '~/ui/forms/form_section'
import { PasswordInput } from '~/ui/forms/password_input'
import { Skeleton } from '~/ui/feedback/skeleton'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { PROFILE_MESSAGES } from '../messages/en/profile'
import { AccountName } from './account_name'
import { NewPasswordFields } from './new_password_fields'
import { resetRefusedPasswords } from './reset_refused_passwords'
import { useSecondFactor } from './use_second_factor'

const SecondFactorField = lazyPart(() =>
  import('./confirmation_fields').then((part) => ({ default: part.SecondFactorField }))
)

const MESSAGES = PROFILE_MESSAGES.password

/** Replaces the password by who knows the present one. */
export function UpdatePasswordSection() {
  const form = useForm({
    current_password: '',
    password: '',
    password_confirmation: '',
    code: '',
    recovery_code: '',
  })
  const asksSecondFactor = useSecondFactor()
  const { data, errors, setData } = form
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.put(route('user-password.update'), {
      errorBag: 'updatePassword',
      preserveScroll: true,
      onSuccess: () => form.reset(),
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
        <Field label={MESSAGES.current} error={errors.current_password} required>
          <PasswordInput
            name="current_password"
            autoComplete="current-password"
            value={data.current_password}
            onChange={(event) => setData('current_password', event.target.value)}
          />
        </Field>
        <NewPasswordFields
          data={data}
          errors={errors}
          setData={setData}
          label={MESSAGES.new}
          hint={MESSAGES.hint}
        />
        {asksSecondFactor && (
          <PartBoundary fallback={<Skeleton className="h-16 w-full" />}>
            <SecondFactorField answer={data} errors={errors} onChange={setData} />
          </PartBoundary>
        )}
        <FormFooter message={form.recentlySuccessful ? PROFILE_MESSAGES.saved : null}>
          <Button type="submit" loading={form.processing}>
            {PROFILE_MESSAGES.save}
          </Button>
        </FormFooter>
      </form>
    </FormSection>
  )
}
