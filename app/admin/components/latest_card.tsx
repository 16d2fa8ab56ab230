import { TextLink } from '~/ui/buttons/text_link'
import { Card } from '~/ui/layouts/card'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import { AdminTable, type Column } from './admin_table'

interface LatestCardProps<Row> {
  title: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  /** Where all of them are. */
  all: string
}

/** The last few rows of a list, with the way to the others. */
export function LatestCard<Row extends { id: number | string }>({
  title,
  columns,
  rows,
  all,
}: LatestCardProps<Row>) {
  return (
    <Card>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-base font-semibold">{title}</h2>
        {rows.length > 0 && (
          <TextLink isAlone href={all}>
            {ADMIN_MESSAGES.all}
          </TextLink>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="text-muted">{ADMIN_MESSAGES.none}</p>
      ) : (
        <AdminTable label={title} columns={columns} rows={rows} />
      )}
    </Card>
  )
}
