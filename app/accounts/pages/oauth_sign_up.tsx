import { Head } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import { EmailField } from '~/accounts/components/email_field'
import { SOCIAL_PAGE_MESSAGES } from '~/accounts/messages/en/social_page'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { AuthLayout } from '~/ui/layouts/auth_layout'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { TextLink } from '~/ui/buttons/text_link'

const MESSAGES = SOCIAL_PAGE_MESSAGES.signUp

interface OauthSignUpPageProps {
  provider: { id: string; name: string }
  /** What the provider told, to be corrected; empty for nothing. */
  email: string
  /** Where the link went, null before. */
  sentTo: string | null
}

export default function OauthSignUpPage({ provider, email, sentTo }: OauthSignUpPageProps) {
  const form = useForm({ email })
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.post(route('oauth.sign_up.store', { provider: provider.id }), {
      onError: () => focusFirstInvalid(element),
    })
  }

  return (
    <>
      <Head title={MESSAGES.title} />
      <h1 className="text-2xl font-semibold tracking-tight">{MESSAGES.heading}</h1>
      <p className="mt-2 text-base text-muted">{MESSAGES.body(provider.name)}</p>
      {sentTo && (
        <div className="mt-6">
          <Alert tone="success">
            <span className="wrap-anywhere">{MESSAGES.sent(sentTo)}</span>
          </Alert>
        </div>
      )}
      <form onSubmit={submit} noValidate className="mt-8 flex flex-col gap-5">
        <EmailField
          label={MESSAGES.email}
          autoComplete="email"
          autoFocus
          value={form.data.email}
          error={form.errors.email}
          onChange={(value) => form.setData('email', value)}
        />
        <Button type="submit" loading={form.processing}>
          {sentTo ? MESSAGES.resend : MESSAGES.submit}
        </Button>
      </form>
      <p className="mt-8 text-muted">
        <TextLink href={route('login')} isAlone>
          {MESSAGES.cancel}
        </TextLink>
      </p>
    </>
  )
}

OauthSignUpPage.layout = AuthLayout
