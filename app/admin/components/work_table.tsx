import { formatNumber } from '~/i18n/format'
import { TextLink } from '~/ui/buttons/text_link'
import { route } from '~/ui/client/routes'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { RelativeTime } from '~/ui/text/relative_time'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import type { WorkRowData } from '../transformers/rows'
import type { Column } from './admin_table'
import { actOf, WorkActButton } from './work_acts'

const MESSAGES = ADMIN_MESSAGES.work

const TONES: Record<WorkRowData['state'], BadgeTone> = {
  queued: 'neutral',
  running: 'primary',
  succeeded: 'success',
  failed: 'danger',
  cancelled: 'warning',
}

/** Columns of work; on the page of an account without whose it is. */
export function workColumns(
  withUser = true
): readonly [Column<WorkRowData>, ...Column<WorkRowData>[]] {
  const user: Column<WorkRowData> = {
    label: MESSAGES.user,
    cell: ({ user_id: id, email }) => (
      <TextLink href={route('admin.user', { user: id })}>{email}</TextLink>
    ),
  }
  return [
    { label: MESSAGES.what, cell: (work) => <What work={work} /> },
    ...(withUser ? [user] : []),
    { label: MESSAGES.state, cell: (work) => <State work={work} /> },
    { label: MESSAGES.credits, isNumber: true, cell: ({ credits }) => formatNumber(credits) },
    {
      label: MESSAGES.seconds,
      isNumber: true,
      cell: ({ seconds }) =>
        seconds === null ? '–' : formatNumber(seconds, { maximumFractionDigits: 1 }),
    },
    { label: MESSAGES.created, cell: ({ created_at: iso }) => <RelativeTime iso={iso} /> },
    {
      label: MESSAGES.acts,
      cell: (work) => {
        const act = actOf(work)
        return act && <WorkActButton id={work.id} act={act} />
      },
    },
  ]
}

function What({ work: { id, kind, engine, product_id: product } }: { work: WorkRowData }) {
  return (
    <div className="min-w-0">
      <span className="font-medium">{MESSAGES.kinds[kind]}</span>{' '}
      <span className="text-muted">
        {engine}
        {product !== null && ` · ${MESSAGES.product(product)}`}
      </span>
      <span className="block font-mono text-xs break-all text-muted">{id}</span>
    </div>
  )
}

function State({ work: { state, error, error_code: code, attempt } }: { work: WorkRowData }) {
  return (
    <div className="min-w-0 max-w-sm">
      <Badge tone={TONES[state]}>{MESSAGES.states[state]}</Badge>
      {attempt > 1 && (
        <span className="ml-2 text-fine text-muted">{MESSAGES.attempt(attempt)}</span>
      )}
      {code !== null && state === 'failed' && (
        <p className="mt-1 text-fine text-muted">
          <code>{code}</code> {error}
        </p>
      )}
    </div>
  )
}
