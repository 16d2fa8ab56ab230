import { Megaphone, Plus } from 'lucide-react'
import { ButtonLink } from '~/ui/buttons/button_link'
import { LoadMore } from '~/ui/buttons/load_more'
import { TextLink } from '~/ui/buttons/text_link'
import { route } from '~/ui/client/routes'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { EmptyState } from '~/ui/feedback/empty_state'
import { Card } from '~/ui/layouts/card'
import { formatDate } from '~/i18n/format'
import { AdminPage } from '../components/admin_page'
import { AdminTable, type Column } from '../components/admin_table'
import { ANNOUNCEMENT_MESSAGES as MESSAGES } from '../messages/en/announcements'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import type { AnnouncementRowData } from '../transformers/announcement_row_data'

const TONES: Record<AnnouncementRowData['state'], BadgeTone> = {
  planned: 'primary',
  shown: 'success',
  ended: 'neutral',
}

interface AnnouncementsPageProps {
  rows: AnnouncementRowData[]
  next_cursor: string | null
}

/** What merchants are, were and will be told. */
export default function AnnouncementsPage({ rows, next_cursor: next }: AnnouncementsPageProps) {
  const add = (
    <ButtonLink href={route('admin.announcement.create')} icon={Plus}>
      {MESSAGES.add}
    </ButtonLink>
  )
  return (
    <AdminPage
      title={MESSAGES.title}
      description={MESSAGES.description}
      actions={rows.length > 0 && add}
    >
      {rows.length === 0 ? (
        <EmptyState icon={Megaphone} title={MESSAGES.none} action={add}>
          {MESSAGES.noneYet}
        </EmptyState>
      ) : (
        <Card>
          <AdminTable label={MESSAGES.title} columns={COLUMNS} rows={rows} />
        </Card>
      )}
      <LoadMore list="rows" nextCursor={next} label={ADMIN_MESSAGES.more} />
    </AdminPage>
  )
}

const COLUMNS: readonly [Column<AnnouncementRowData>, ...Column<AnnouncementRowData>[]] = [
  {
    label: MESSAGES.text,
    cell: ({ id, texts }) => (
      <TextLink href={route('admin.announcement', { announcement: id })}>{texts.en}</TextLink>
    ),
  },
  {
    label: MESSAGES.state,
    cell: ({ state, tone }) => (
      <span className="flex flex-wrap gap-1">
        <Badge tone={TONES[state]}>{MESSAGES.states[state]}</Badge>
        {tone === 'warning' && <Badge tone="warning">{MESSAGES.tones.warning}</Badge>}
      </span>
    ),
  },
  { label: MESSAGES.from, cell: ({ starts_at: iso }) => <Time iso={iso} /> },
  {
    label: MESSAGES.until,
    cell: ({ ends_at: iso }) =>
      iso === null ? <span className="text-muted">{MESSAGES.open}</span> : <Time iso={iso} />,
  },
  {
    label: MESSAGES.languages,
    cell: ({ texts }) => <span className="uppercase">{Object.keys(texts).sort().join(', ')}</span>,
  },
]

function Time({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  )
}
