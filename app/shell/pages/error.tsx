import { Head, router } from '@inertiajs/react'
import { ArrowLeft, RotateCw } from 'lucide-react'
import { route } from '~/ui/client/routes'
import { ERROR_MESSAGES } from '~/shell/messages/en/errors'
import { useShared } from '~/ui/client/use_shared'
import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { Logo } from '~/ui/pictures/logo'

interface ErrorPageProps {
  status: number
  /** The server's sentence. */
  message: string
}

/** What went wrong and the ways on. Stands alone: it must also show where the shell's data could not be read. */
export default function ErrorPage({ status, message }: ErrorPageProps) {
  const { user } = useShared().auth
  const { title, body = message } = ERROR_MESSAGES.byStatus[status] ?? ERROR_MESSAGES.other
  const passes = status === 429 || status >= 500
  const expired = status === 419
  return (
    <div className="flex min-h-dvh flex-col bg-surface px-4 sm:px-6">
      <Head title={title} />
      <header className="flex h-16 items-center">
        <a href={route('home')} className="inline-flex min-h-10 items-center rounded-control">
          <Logo />
        </a>
      </header>
      <main className="mx-auto flex max-w-md grow flex-col items-center justify-center pb-24 text-center">
        <p className="text-base font-semibold text-primary tabular-nums">{status}</p>
        <h1 className="mt-2 text-3xl font-semibold tracking-tight">{title}</h1>
        <p className="mt-3 text-base text-muted">{body}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          {passes && (
            <Button icon={RotateCw} onClick={() => router.reload()}>
              {ERROR_MESSAGES.retry}
            </Button>
          )}
          {expired && (
            <Button icon={ArrowLeft} onClick={() => window.history.back()}>
              {ERROR_MESSAGES.back}
            </Button>
          )}
          <ButtonLink
            href={user ? route('dashboard') : route('home')}
            variant={passes || expired ? 'secondary' : 'primary'}
          >
            {user ? SHELL_MESSAGES.guest.open : ERROR_MESSAGES.home}
          </ButtonLink>
        </div>
        {status >= 500 && (
          <a
            href={route('status')}
            className="mt-6 inline-flex min-h-10 items-center font-medium text-primary underline underline-offset-4"
          >
            {ERROR_MESSAGES.status}
          </a>
        )}
      </main>
    </div>
  )
}
