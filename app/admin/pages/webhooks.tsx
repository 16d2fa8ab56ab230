import { formatNumber } from '~/i18n/format'
import { TextLink } from '~/ui/buttons/text_link'
import { route } from '~/ui/client/routes'
import { Badge } from '~/ui/feedback/badge'
import { RelativeTime } from '~/ui/text/relative_time'
import { DELIVERY_PROBLEMS } from '~/webhooks/messages/en/common'
import { ActButton } from '../components/act_button'
import { ListPage, type ListProps } from '../components/list_page'
import type { WebhookFilter } from '../lists/webhooks'
import { WEBHOOKS } from '../messages/en/webhooks'
import type { WebhookRowData } from '../transformers/webhook_row_data'

/** Merchants' endpoints that fail or are switched off. */
export default function WebhooksPage(props: ListProps<WebhookRowData, WebhookFilter>) {
  return (
    <ListPage
      {...props}
      title={WEBHOOKS.title}
      description={WEBHOOKS.description}
      search={WEBHOOKS.search}
      states={WEBHOOKS.states}
      columns={[
        {
          label: WEBHOOKS.host,
          cell: ({ host }) => <span className="wrap-anywhere">{host}</span>,
        },
        {
          label: WEBHOOKS.user,
          cell: ({ user_id: id, email }) => (
            <TextLink href={route('admin.user', { user: id })}>{email}</TextLink>
          ),
        },
        { label: WEBHOOKS.state, cell: (endpoint) => <State endpoint={endpoint} /> },
        { label: WEBHOOKS.last, cell: (endpoint) => <LastFailure endpoint={endpoint} /> },
        {
          label: WEBHOOKS.pending,
          isNumber: true,
          cell: ({ pending, overdue }) => (
            <>
              {formatNumber(pending)}
              {overdue > 0 && (
                <span className="block text-fine whitespace-nowrap text-muted">
                  {WEBHOOKS.overdue(overdue)}
                </span>
              )}
            </>
          ),
        },
        {
          label: WEBHOOKS.acts,
          cell: (endpoint) => (endpoint.disabled_at === null ? <Acts endpoint={endpoint} /> : null),
        },
      ]}
    />
  )
}

interface RowProps {
  endpoint: WebhookRowData
}

function State({ endpoint: { disabled_reason: reason, failing_since: since } }: RowProps) {
  if (reason !== null) return <Badge>{WEBHOOKS.disabled[reason]}</Badge>
  if (since === null) return <Badge tone="success">{WEBHOOKS.on}</Badge>
  return (
    <div className="min-w-0">
      <Badge tone="danger">{WEBHOOKS.failing}</Badge>{' '}
      <span className="text-fine text-muted">
        <RelativeTime iso={since} />
      </span>
    </div>
  )
}

function LastFailure({ endpoint: { problem, status, failed_at: at } }: RowProps) {
  if (problem === null || at === null) return '–'
  return (
    <div className="max-w-xs min-w-0 text-fine">
      {status === null ? DELIVERY_PROBLEMS[problem] : WEBHOOKS.answered(status)}{' '}
      <span className="text-muted">
        <RelativeTime iso={at} />
      </span>
    </div>
  )
}

function Acts({ endpoint: { id, pending } }: RowProps) {
  const url = route('admin.webhook.act', { endpoint: id })
  return (
    <span className="flex flex-wrap gap-2">
      {pending > 0 && (
        <ActButton
          url={url}
          fields={{ act: 'retry_webhook' }}
          words={WEBHOOKS.actions.retry_webhook}
        />
      )}
      <ActButton
        url={url}
        fields={{ act: 'disable_webhook' }}
        words={WEBHOOKS.actions.disable_webhook}
        danger
      />
    </span>
  )
}
