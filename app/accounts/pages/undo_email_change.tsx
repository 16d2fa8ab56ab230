import { Head } from '@inertiajs/react'
import { AuthHeading } from '~/accounts/components/auth_heading'
import { EMAIL_CHANGE_MESSAGES } from '~/accounts/messages/en/email_change'
import { ACCOUNT_MESSAGES } from '~/accounts/messages/en/common'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { AuthLayout } from '~/ui/layouts/auth_layout'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { TextLink } from '~/ui/buttons/text_link'

const MESSAGES = EMAIL_CHANGE_MESSAGES.undo
const LINK_MESSAGES = ACCOUNT_MESSAGES.resetPassword

interface UndoEmailChangePageProps {
  oldEmail: string
  newEmail: string
  state: 'open' | 'undone' | 'over'
}

/** Where the link in the mail to the old address leads. */
export default function UndoEmailChangePage(props: UndoEmailChangePageProps) {
  const { oldEmail, newEmail, state } = props
  const form = useForm({})
  const errors: Record<string, string | undefined> = form.errors
  return (
    <>
      <Head title={MESSAGES.title} />
      <AuthHeading title={MESSAGES.heading}>{MESSAGES.intro(oldEmail, newEmail)}</AuthHeading>
      <div className="mt-8 flex flex-col gap-6 wrap-anywhere">
        {state === 'open' && (
          <>
            {errors.email && (
              <Alert isAnswer tone="danger">
                {errors.email}
              </Alert>
            )}
            <p className="text-muted">{MESSAGES.effect}</p>
            <Button
              variant="danger"
              loading={form.processing}
              // The address that was opened, with its signature.
              onClick={() => form.post(location.pathname + location.search)}
            >
              {MESSAGES.submit}
            </Button>
          </>
        )}
        {state === 'undone' && (
          <>
            <Alert tone="success">{MESSAGES.undone(oldEmail)}</Alert>
            <p className="text-muted">
              {LINK_MESSAGES.expired}{' '}
              <TextLink href={route('password.request')}>{LINK_MESSAGES.again}</TextLink>
            </p>
          </>
        )}
        {state === 'over' && <Alert tone="warning">{MESSAGES.over}</Alert>}
        {state !== 'open' && (
          <p>
            <TextLink href={route('login')}>{MESSAGES.logIn}</TextLink>
          </p>
        )}
      </div>
    </>
  )
}

UndoEmailChangePage.layout = AuthLayout
