import type { SubmitEvent } from 'react'
import { lazyPart } from '~/shell/client/load_part'
import { PartBoundary } from '~/shell/client/part_boundary'
import { route } from '~/shell/client/routes'
import { useForm } from '~/shell/client/use_form'
import { Button } from '~/shell/ui/button'
import { Field } from '~/shell/ui/field'
import { FormFooter } from '~/shell/ui/form_footer'
import { FormSection } from '~/shell/ui/form_section'
import { PasswordInput } from '~/shell/ui/password_input'
import { Skeleton } from '~/shell/ui/skeleton'
import { useFocusFirstInvalid } from '~/shell/ui/use_focus_first_invalid'
import { PROFILE_TEXTS } from '../profile_texts'
import { AccountName } from './account_name'
import { NewPasswordFields } from './new_password_fields'
import { useSecondFactor } from './use_second_factor'

const SecondFactorField = lazyPart(() =>
  import('./confirmation_fields').then((part) => ({ default: part.SecondFactorField }))
)

const TEXTS = PROFILE_TEXTS.password

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
        if (refused.password) form.reset('password', 'password_confirmation')
        if (refused.current_password) form.reset('current_password')
        focusFirstInvalid(element)
      },
    })
  }

  return (
    <FormSection id="change-password" title={TEXTS.title} description={TEXTS.description}>
      <form onSubmit={submit} noValidate className="flex max-w-md flex-col gap-5">
        <AccountName />
        <Field label={TEXTS.current} error={errors.current_password} required>
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
          label={TEXTS.new}
          hint={TEXTS.hint}
        />
        {asksSecondFactor && (
          <PartBoundary fallback={<Skeleton className="h-16 w-full" />}>
            <SecondFactorField answer={data} errors={errors} onChange={setData} />
          </PartBoundary>
        )}
        <FormFooter message={form.recentlySuccessful ? PROFILE_TEXTS.saved : null}>
          <Button type="submit" loading={form.processing}>
            {PROFILE_TEXTS.save}
          </Button>
        </FormFooter>
      </form>
    </FormSection>
  )
}
