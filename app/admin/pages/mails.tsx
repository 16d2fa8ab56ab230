import { Badge } from '~/ui/feedback/badge'
import { route } from '~/ui/client/routes'
import { RelativeTime } from '~/ui/text/relative_time'
import { ActButton } from '../components/act_button'
import { PostButton } from '../components/post_button'
import { ListPage, type ListProps } from '../components/list_page'
import type { MailFilter } from '../lists/mails'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import type { MailRowData } from '../transformers/rows'

const MESSAGES = ADMIN_MESSAGES.mails

/** What was mailed, and what could not be. */
export default function MailsPage(props: ListProps<MailRowData, MailFilter>) {
  return (
    <ListPage
      {...props}
      title={MESSAGES.title}
      description={MESSAGES.description}
      search={MESSAGES.search}
      states={MESSAGES.states}
      actions={
        <>
          {props.rows.some((mail) => mail.can_be_sent_again) && (
            <ActButton
              size="md"
              url={route('admin.mails.act')}
              fields={{}}
              words={MESSAGES.actions.all}
            />
          )}
          <PostButton url={route('admin.mails.test')}>{MESSAGES.test}</PostButton>
        </>
      }
      columns={[
        { label: MESSAGES.recipient, cell: ({ recipient }) => recipient },
        { label: MESSAGES.kind, cell: ({ kind }) => <code className="text-fine">{kind}</code> },
        { label: MESSAGES.status, cell: (mail) => <Status mail={mail} /> },
        {
          label: MESSAGES.created,
          cell: ({ created_at: iso }) => <RelativeTime iso={iso} />,
        },
        {
          label: MESSAGES.acts,
          cell: ({ id, can_be_sent_again: canBeSentAgain }) =>
            canBeSentAgain ? (
              <ActButton
                url={route('admin.mail.act', { mail: id })}
                fields={{}}
                words={MESSAGES.actions.again}
              />
            ) : null,
        },
      ]}
    />
  )
}

function Status({ mail }: { mail: MailRowData }) {
  const { sent_at: sent, failed_at: failed, last_error: error, answer, attempts } = mail
  return (
    <div className="min-w-0 max-w-sm">
      {sent && <Badge tone="success">{MESSAGES.sent}</Badge>}
      {failed && <Badge tone="danger">{MESSAGES.failed}</Badge>}
      {!sent && !failed && <Badge tone="warning">{MESSAGES.waiting(attempts)}</Badge>}
      {answer && (
        <p className="mt-1 text-fine wrap-break-word text-muted">{MESSAGES.answer(answer)}</p>
      )}
      {error && !sent && <p className="mt-1 text-fine wrap-break-word text-muted">{error}</p>}
    </div>
  )
}
