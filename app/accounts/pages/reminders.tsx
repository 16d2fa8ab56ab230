import { Head } from '@inertiajs/react'
import { AuthHeading } from '../components/auth_heading'
import { useForm } from '~/ui/client/use_form'
import { AuthLayout } from '~/ui/layouts/auth_layout'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { REMINDER_MESSAGES as MESSAGES } from '~/mail/messages/en/common'

interface RemindersPageProps {
  /** Masked: whoever has the mail opens this page. */
  email: string
  wanted: boolean
}

/** Where the link at the end of a reminder leads. */
export default function RemindersPage({ email, wanted }: RemindersPageProps) {
  const form = useForm({ wanted: !wanted })
  const submit = () => {
    form.transform(() => ({ wanted: !wanted }))
    // The address that was opened, with its signature.
    form.post(location.pathname + location.search)
  }
  return (
    <>
      <Head title={MESSAGES.title} />
      <AuthHeading title={MESSAGES.title}>{MESSAGES.intro(email)}</AuthHeading>
      <div className="mt-8 flex flex-col gap-6 wrap-anywhere">
        {!wanted && <Alert tone="success">{MESSAGES.ended}</Alert>}
        <p className="text-muted">{MESSAGES.others}</p>
        <Button
          variant={wanted ? 'primary' : 'secondary'}
          loading={form.processing}
          onClick={submit}
        >
          {wanted ? MESSAGES.end : MESSAGES.begin}
        </Button>
      </div>
    </>
  )
}

RemindersPage.layout = AuthLayout
