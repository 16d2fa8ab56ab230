import type { ReactNode } from 'react'
import { classNames } from '~/ui/class_names'
import { IMPORT_MESSAGES } from '../messages/en/screens'

const MESSAGES = IMPORT_MESSAGES.columns
const HEADING = 'px-3 py-2 text-left text-fine font-medium text-muted'
const CELL = 'px-3 py-2.5'

/** A line of a list, and how it stands with it. */
export interface ListEntry {
  line: number
  sku: string
  name: string
  photos_count: number
  state: ReactNode
}

/** The lines of a list; on phones each is a small card. */
export function ListTable({ entries }: { entries: readonly ListEntry[] }) {
  return (
    <>
      <table className="hidden w-full sm:table">
        <thead>
          <tr className="border-b border-line">
            <th className={HEADING}>{MESSAGES.line}</th>
            <th className={HEADING}>{MESSAGES.sku}</th>
            <th className={HEADING}>{MESSAGES.name}</th>
            <th className={classNames(HEADING, 'text-right')}>{MESSAGES.photos}</th>
            <th className={HEADING}>{MESSAGES.state}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ line, sku, name, photos_count: photos, state }) => (
            <tr key={line} className="border-b border-line align-top last:border-b-0">
              <td className={classNames(CELL, 'text-muted tabular-nums')}>{line}</td>
              <td className={classNames(CELL, 'max-w-40 wrap-anywhere')}>{sku}</td>
              <td className={classNames(CELL, 'max-w-72 wrap-anywhere')}>{name}</td>
              <td className={classNames(CELL, 'text-right tabular-nums')}>{photos}</td>
              <td className={classNames(CELL, 'w-2/5 wrap-anywhere')}>{state}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="divide-y divide-line sm:hidden">
        {entries.map(({ line, sku, name, photos_count: photos, state }) => (
          <li key={line} className="flex flex-col gap-1 py-3 wrap-anywhere">
            <p className="font-medium">{name}</p>
            <p className="text-fine text-muted">
              {[IMPORT_MESSAGES.lineOf(line), sku, IMPORT_MESSAGES.photos(photos)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <div>{state}</div>
          </li>
        ))}
      </ul>
    </>
  )
}
