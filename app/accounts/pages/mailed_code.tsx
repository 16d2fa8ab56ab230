import { Head } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import { AuthHeading } from '~/accounts/components/auth_heading'
import { ACCOUNT_MESSAGES } from '~/accounts/messages/en/common'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { AuthLayout } from '~/ui/layouts/auth_layout'
import { Button } from '~/ui/buttons/button'
import { Field } from '~/ui/forms/field'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { Input } from '~/ui/forms/input'
import { TextLink } from '~/ui/buttons/text_link'

const MESSAGES = ACCOUNT_MESSAGES.mailedCode

interface MailedCodePageProps {
  /** Where the code went, if the password was right. */
  email: string
}

/** Asks for the code that is mailed while somebody guesses at an account. */
export default function MailedCodePage({ email }: MailedCodePageProps) {
  const form = useForm({ code: '' })
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.post(route('mailed-code.login.store'), { onError: () => focusFirstInvalid(element) })
  }

  return (
    <>
      <Head title={MESSAGES.title} />
      <AuthHeading title={MESSAGES.heading}>{MESSAGES.intro(email)}</AuthHeading>
      <form onSubmit={submit} noValidate className="mt-8 flex flex-col gap-5">
        <Field label={MESSAGES.label} error={form.errors.code} required>
          <Input
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            value={form.data.code}
            onChange={(event) => form.setData('code', event.target.value)}
          />
        </Field>
        <Button type="submit" loading={form.processing}>
          {MESSAGES.submit}
        </Button>
      </form>
      <p className="mt-8 text-muted">{MESSAGES.missing}</p>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href={route('login')} isAlone>
          {MESSAGES.back}
        </TextLink>
        <TextLink href={route('password.request')} isAlone>
          {MESSAGES.reset}
        </TextLink>
      </p>
    </>
  )
}

MailedCodePage.layout = AuthLayout
