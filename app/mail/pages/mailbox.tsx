import { Head } from '@inertiajs/react'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { route } from '~/ui/client/routes'
import { PublicLayout } from '~/ui/layouts/public_layout'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { classNames } from '~/ui/class_names'
import { EmptyState } from '~/ui/feedback/empty_state'
import { PageHeader } from '~/ui/layouts/page_header'
import { RelativeTime } from '~/ui/text/relative_time'
import type { StoredMail } from '../mailbox/stored_mail'
import { MAILBOX_MESSAGES as MESSAGES } from '../messages/en/common'

type Mail = Omit<StoredMail, 'html'>

/** Mail of an installation without a mail server: the list, and beside it the chosen message. */
export default function MailboxPage({ mails }: { mails: Mail[] }) {
  const [chosen, setChosen] = useState<Mail | null>(null)
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6">
      <Head title={MESSAGES.title} />
      <PageHeader title={MESSAGES.title} description={MESSAGES.description} />
      {mails.length === 0 ? (
        <EmptyState icon={Inbox} title={MESSAGES.empty}>
          {MESSAGES.emptyHint}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <div className={classNames(chosen && 'max-lg:hidden')}>
            <MailList mails={mails} chosen={chosen} onChoose={setChosen} />
          </div>
          <div className={classNames(!chosen && 'max-lg:hidden')}>
            {chosen ? (
              <Message mail={chosen} onBack={() => setChosen(null)} />
            ) : (
              <p className="rounded-card border border-dashed border-line-strong p-10 text-center text-muted">
                {MESSAGES.choose}
              </p>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

interface MailListProps {
  mails: Mail[]
  chosen: Mail | null
  onChoose: (mail: Mail) => void
}

function MailList({ mails, chosen, onChoose }: MailListProps) {
  return (
    <Card flush>
      <ul aria-label={MESSAGES.list} className="max-h-[70dvh] divide-y divide-line overflow-y-auto">
        {mails.map((mail) => (
          <li key={mail.id}>
            <button
              type="button"
              aria-current={mail.id === chosen?.id}
              onClick={() => onChoose(mail)}
              className={classNames(
                'block w-full px-4 py-3 text-left -outline-offset-2 hover:bg-canvas',
                mail.id === chosen?.id && 'bg-primary-soft'
              )}
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="truncate font-medium max-sm:whitespace-normal">
                  {mail.subject}
                </span>
                <span className="shrink-0 text-sm text-muted">
                  <RelativeTime iso={mail.sent_at} />
                </span>
              </span>
              <span className="block truncate text-sm text-muted max-sm:wrap-anywhere max-sm:whitespace-normal">
                {mail.recipient}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Message({ mail, onBack }: { mail: Mail; onBack: () => void }) {
  return (
    <Card flush>
      <header className="border-b border-line p-4 sm:px-6">
        <div className="mb-3 lg:hidden">
          <Button variant="secondary" onClick={onBack}>
            {MESSAGES.back}
          </Button>
        </div>
        <h2 className="font-semibold">{mail.subject}</h2>
        <p className="text-sm text-muted">{MESSAGES.to.replace('{recipient}', mail.recipient)}</p>
      </header>
      <iframe
        key={mail.id}
        title={mail.subject}
        src={route('mailbox.show', { id: mail.id })}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="h-[60dvh] w-full bg-canvas"
      />
    </Card>
  )
}

MailboxPage.layout = PublicLayout
