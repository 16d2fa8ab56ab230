import { useState } from 'react'
import { elementOf } from '~/core/elements'
import { Select } from '~/ui/forms/select'
import { COLUMN_FIELDS, type ColumnField } from '../lists/column_fields'
import { IMPORT_MESSAGES } from '../messages/en/screens'
import type { ColumnData } from '../transformers/import_data'

const MESSAGES = IMPORT_MESSAGES.fields

interface ListColumnsProps {
  columns: readonly ColumnData[]
  disabled: boolean
  onChoose: (heading: string, field: ColumnField | null) => void
}

/** What each column of a list is read as, to be corrected. */
export function ListColumns({ columns, disabled, onChoose }: ListColumnsProps) {
  const named = columns.filter(({ heading }) => heading !== '')
  // A column that is changed stays where it stands, with the keyboard's focus.
  const [folded] = useState(() => new Set(places(named, ({ field }) => field === null)))
  if (named.length === 0) return <p className="text-muted">{MESSAGES.noHeadings}</p>
  const rows = (shown: (place: number) => boolean) => (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-3 lg:grid-cols-2">
      {places(named, (_, place) => shown(place)).map((place) => (
        <ColumnRow
          key={place}
          column={elementOf(named, place)}
          disabled={disabled}
          onChoose={onChoose}
        />
      ))}
    </ul>
  )
  return (
    <div className="flex flex-col gap-3">
      <div>
        <h2 className="font-medium">{MESSAGES.title}</h2>
        <p className="text-fine text-muted">{MESSAGES.hint}</p>
      </div>
      {rows((place) => !folded.has(place))}
      {folded.size > 0 && (
        <details>
          <summary className="cursor-pointer pointer-coarse:py-2.5 text-fine text-muted">
            {MESSAGES.unused(folded.size)}
          </summary>
          <div className="mt-3">{rows((place) => folded.has(place))}</div>
        </details>
      )}
    </div>
  )
}

function places(
  columns: readonly ColumnData[],
  isOne: (column: ColumnData, place: number) => boolean
): number[] {
  return columns.flatMap((column, place) => (isOne(column, place) ? [place] : []))
}

interface ColumnRowProps {
  column: ColumnData
  disabled: boolean
  onChoose: (heading: string, field: ColumnField | null) => void
}

function ColumnRow({ column: { heading, field, example }, disabled, onChoose }: ColumnRowProps) {
  return (
    <li className="flex min-w-0 flex-col gap-1 sm:flex-row sm:items-center sm:gap-3">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{heading}</span>
        <span className="block truncate text-fine text-muted">{example}</span>
      </span>
      <span className="shrink-0 sm:w-60">
        <Select
          aria-label={MESSAGES.of(heading)}
          value={field ?? ''}
          disabled={disabled}
          onChange={({ target }) => onChoose(heading, (target.value || null) as ColumnField | null)}
        >
          <option value="">{MESSAGES.none}</option>
          {COLUMN_FIELDS.map((each) => (
            <option key={each} value={each}>
              {MESSAGES.names[each]}
            </option>
          ))}
        </Select>
      </span>
    </li>
  )
}
