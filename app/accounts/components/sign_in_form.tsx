import { type SubmitEvent, useState } from 'react'
import { ApiError } from '~/ui/client/api_error'
import { postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { SIGNING_IN } from '~/ui/client/signing_in'
import { fetchStanding } from '~/ui/client/standing'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { PasswordInput } from '~/ui/forms/password_input'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { SIGN_IN_MESSAGES } from '../messages/en/sign_in'
import { ACCOUNT_MESSAGES } from '../messages/en/common'
import { SecondFactorField } from './confirmation_fields'
import { EmailField } from './email_field'

/** What is asked for: who it is, then maybe a mailed code, then maybe the second factor. */
type Step = 'password' | 'mailed' | 'code'

interface SignInAnswer {
  two_factor?: boolean
  mailed_code?: boolean
}

interface SignInFormProps {
  /** Whom the page is for. */
  email: string
  onSignedIn: () => void
}

/** The sign-in in all its steps, without leaving the page. */
export function SignInForm(props: SignInFormProps) {
  const { step, data, change, errors, failure, isBusy, submit } = useSignIn(props)
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      {failure && (
        <Alert isAnswer tone="danger">
          {failure}
        </Alert>
      )}
      {step === 'password' && (
        <>
          <EmailField
            value={data.email}
            error={errors.email}
            onChange={(value) => change('email', value)}
          />
          <Field label={ACCOUNT_MESSAGES.password} error={errors.password} required>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              autoFocus
              value={data.password}
              onChange={(event) => change('password', event.target.value)}
            />
          </Field>
        </>
      )}
      {step === 'mailed' && (
        <>
          <p className="text-muted">{ACCOUNT_MESSAGES.mailedCode.intro(data.email)}</p>
          <Field label={ACCOUNT_MESSAGES.mailedCode.label} error={errors.code} required>
            <Input
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoFocus
              value={data.code}
              onChange={(event) => change('code', event.target.value)}
            />
          </Field>
        </>
      )}
      {step === 'code' && (
        <SecondFactorField answer={data} errors={errors} onChange={change} autoFocus />
      )}
      <Button type="submit" loading={isBusy}>
        {SIGN_IN_MESSAGES.submit}
      </Button>
    </form>
  )
}

/** What is typed in at each step, and what is answered to it. */
function useSignIn({ email, onSignedIn }: SignInFormProps) {
  const [step, setStep] = useState<Step>('password')
  const [data, setData] = useState({ email, password: '', code: '', recovery_code: '' })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const focusFirstInvalid = useFocusFirstInvalid()
  const change = (field: keyof typeof data, value: string) =>
    setData((before) => ({ ...before, [field]: value }))

  /** @throws ApiError */
  async function send(): Promise<SignInAnswer | null> {
    // For a token that fits.
    await fetchStanding().catch(() => {})
    const options = { headers: { [SIGNING_IN]: 'yes' } }
    const { code, recovery_code: recoveryCode, ...who } = data
    if (step === 'password') return postJson(route('login.store'), who, options)
    if (step === 'mailed') return postJson(route('mailed-code.login.store'), { code }, options)
    const answer = { code, recovery_code: recoveryCode }
    return postJson(route('two-factor.login.store'), answer, options)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setIsBusy(true)
    setFailure(null)
    setErrors({})
    try {
      const answer = await send()
      setData((before) => ({ ...before, code: '', recovery_code: '' }))
      if (answer?.mailed_code) setStep('mailed')
      else if (answer?.two_factor) setStep('code')
      else return onSignedIn()
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors : {}
      const sentences = Object.entries(refused).map(([field, texts]) => [field, texts[0]])
      setErrors(Object.fromEntries(sentences))
      if (sentences.length === 0) setFailure((error as Error).message)
      focusFirstInvalid(form)
    }
    setIsBusy(false)
  }

  return { step, data, change, errors, failure, isBusy, submit }
}
