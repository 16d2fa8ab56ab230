import { TextLink } from '~/ui/buttons/text_link'
import { route } from '~/ui/client/routes'
import { RelativeTime } from '~/ui/text/relative_time'
import { ACTS } from '../messages/en/acts'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import type { ActRowData } from '../transformers/rows'
import type { Column } from './admin_table'

const MESSAGES = ADMIN_MESSAGES.acts

/** Columns of what operators did. */
export const ACT_COLUMNS: readonly [Column<ActRowData>, ...Column<ActRowData>[]] = [
  {
    label: MESSAGES.what,
    cell: ({ act, details }) => (
      <>
        {ACTS[act]} {details !== '' && <span className="text-muted">({details})</span>}
      </>
    ),
  },
  { label: MESSAGES.target, cell: (act) => <Target act={act} /> },
  { label: MESSAGES.reason, cell: ({ reason }) => reason ?? '–' },
  {
    label: MESSAGES.who,
    cell: ({ operator, ip_address: ip }) => (
      <>
        {operator} {ip && <span className="text-fine text-muted">{ip}</span>}
      </>
    ),
  },
  { label: MESSAGES.when, cell: ({ created_at: iso }) => <RelativeTime iso={iso} /> },
]

function Target({ act: { target, target_id: id } }: { act: ActRowData }) {
  if (target === null || id === null) return '–'
  if (target === 'user') {
    return <TextLink href={route('admin.user', { user: id })}>{MESSAGES.user(id)}</TextLink>
  }
  if (target === 'announcement') {
    const href = route('admin.announcement', { announcement: id })
    return <TextLink href={href}>{MESSAGES.announcement}</TextLink>
  }
  if (target === 'work') {
    return <TextLink href={route('admin.work', undefined, { q: id })}>{MESSAGES.work}</TextLink>
  }
  return MESSAGES.targets[target](id)
}
