import type { ReactNode } from 'react'
import { classNames } from '~/ui/class_names'

export interface Column<Row> {
  label: string
  /** Null where there is nothing to show. */
  cell: (row: Row) => ReactNode
  /** Numbers stand at the right. */
  isNumber?: boolean
}

interface AdminTableProps<Row> {
  /** Said to screen readers. */
  label: string
  /** The first names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
}

const HEADING = 'px-3 py-2 text-left text-fine font-medium text-muted first:pl-0 last:pr-0'
const CELL = 'px-3 py-2.5 align-baseline first:pl-0 last:pr-0'

/** Rows of a list; on phones each is a small card whose cells stand below each other with their names. */
export function AdminTable<Row extends { id: number | string }>({
  label,
  columns,
  rows,
}: AdminTableProps<Row>) {
  const [first, ...others] = columns
  return (
    <>
      <div className="hidden overflow-x-auto md:block">
        <table aria-label={label} className="w-full [&_time]:whitespace-nowrap">
          <thead>
            <tr className="border-b border-line">
              {columns.map((column) => (
                <th
                  key={column.label}
                  className={classNames(HEADING, column.isNumber && 'text-right')}
                >
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className="border-b border-line last:border-b-0">
                {columns.map((column) => (
                  <td
                    key={column.label}
                    className={classNames(CELL, column.isNumber && 'text-right tabular-nums')}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul aria-label={label} className="divide-y divide-line md:hidden">
        {rows.map((row) => (
          <li key={row.id} className="py-3 first:pt-0 last:pb-0">
            <div className="min-w-0 font-medium wrap-break-word">{first.cell(row)}</div>
            <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-0.5 text-fine">
              {others.map((column) => {
                const cell = column.cell(row)
                return (
                  cell !== null && (
                    <div key={column.label} className="contents">
                      <dt className="text-muted">{column.label}</dt>
                      <dd className="min-w-0 wrap-break-word">{cell}</dd>
                    </div>
                  )
                )
              })}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}
