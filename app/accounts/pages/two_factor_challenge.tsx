import { Head } from '@inertiajs/react'
import { type SubmitEvent, useState } from 'react'
import { AuthHeading } from '~/accounts/components/auth_heading'
import { TWO_FACTOR_MESSAGES } from '~/accounts/messages/en/two_factor_screens'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { AuthLayout } from '~/ui/layouts/auth_layout'
import { Button } from '~/ui/buttons/button'
import { Field } from '~/ui/forms/field'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { Input } from '~/ui/forms/input'
import { TextLink } from '~/ui/buttons/text_link'

const MESSAGES = TWO_FACTOR_MESSAGES.challenge

export default function TwoFactorChallengePage() {
  const [withRecoveryCode, setWithRecoveryCode] = useState(false)
  const form = useForm({ code: '', recovery_code: '' })
  const { data, errors, setData } = form
  const texts = withRecoveryCode ? MESSAGES.recoveryCode : MESSAGES.code
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.post(route('two-factor.login.store'), { onError: () => focusFirstInvalid(element) })
  }

  function toggle() {
    setWithRecoveryCode(!withRecoveryCode)
    setData({ code: '', recovery_code: '' })
    form.clearErrors()
  }

  return (
    <>
      <Head title={MESSAGES.title} />
      <AuthHeading title={MESSAGES.heading}>{texts.intro}</AuthHeading>
      <form onSubmit={submit} noValidate className="mt-8 flex flex-col gap-5">
        {withRecoveryCode ? (
          <Field key="recovery_code" label={texts.label} error={errors.recovery_code} required>
            <Input
              name="recovery_code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
              value={data.recovery_code}
              onChange={(event) => setData('recovery_code', event.target.value)}
            />
          </Field>
        ) : (
          <Field key="code" label={texts.label} error={errors.code} required>
            <Input
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              value={data.code}
              onChange={(event) => setData('code', event.target.value)}
            />
          </Field>
        )}
        <Button type="submit" loading={form.processing}>
          {MESSAGES.submit}
        </Button>
        <Button variant="ghost" onClick={toggle}>
          {texts.other}
        </Button>
      </form>
      <p className="mt-8 text-muted">
        <TextLink href={route('login')} isAlone>
          {MESSAGES.back}
        </TextLink>
      </p>
    </>
  )
}

TwoFactorChallengePage.layout = AuthLayout
