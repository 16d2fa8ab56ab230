import { router } from '@inertiajs/react'
import { Download } from 'lucide-react'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { Card } from '~/ui/layouts/card'
import { LoadMore } from '~/ui/buttons/load_more'
import { Select } from '~/ui/forms/select'
import type { EntryFilter } from '~/credits/entry'
import { BILLING_MESSAGES } from '../messages/en/screens'
import type { EntryData } from '~/credits/transformers/entry_data'
import { EntryTable } from './entry_table'

const MESSAGES = BILLING_MESSAGES.billing

interface EntryHistoryProps {
  entries: readonly EntryData[]
  nextCursor: number | null
  filter: EntryFilter
}

/** The ledger: filtered, part by part, or as a file. */
export function EntryHistory({ entries, nextCursor, filter }: EntryHistoryProps) {
  const query = { kind: filter.kind ?? undefined, reason: filter.reason ?? undefined }
  const isFiltered = filter.kind !== null || filter.reason !== null

  function show(next: Partial<Record<keyof EntryFilter, string>>) {
    const wanted = Object.entries({ ...query, ...next }).filter(([, value]) => value)
    router.get(route('billing'), Object.fromEntries(wanted), {
      only: ['entries', 'next_cursor', 'filter'],
      reset: ['entries'],
      preserveState: true,
      preserveScroll: true,
      replace: true,
    })
  }

  return (
    <Card>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h2 className="text-base font-semibold">{MESSAGES.history}</h2>
          <p className="mt-1 text-fine text-muted">{MESSAGES.historyHint}</p>
        </div>
        <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] items-center gap-2 sm:flex sm:w-auto">
          <Select
            aria-label={MESSAGES.filterKind}
            value={filter.kind ?? ''}
            onChange={(event) => show({ kind: event.target.value })}
            className="sm:min-w-40"
          >
            <option value="">{MESSAGES.allKinds}</option>
            {Object.entries(BILLING_MESSAGES.kinds).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </Select>
          <Select
            aria-label={MESSAGES.filterReason}
            value={filter.reason ?? ''}
            onChange={(event) => show({ reason: event.target.value })}
            className="sm:min-w-40"
          >
            <option value="">{MESSAGES.allReasons}</option>
            {Object.entries(MESSAGES.reasons).map(([reason, label]) => (
              <option key={reason} value={reason}>
                {label}
              </option>
            ))}
          </Select>
          <ButtonLink
            href={route('billing.entries', undefined, query)}
            download="credits.csv"
            variant="secondary"
            icon={Download}
            className="max-sm:col-span-full"
          >
            {MESSAGES.csv}
          </ButtonLink>
        </div>
      </div>
      {entries.length === 0 ? (
        <div className="mt-6 rounded-control border border-dashed border-line-strong px-4 py-10 text-center">
          <p className="text-muted">{isFiltered ? MESSAGES.noneMatch : MESSAGES.noEntries}</p>
          {isFiltered && (
            <Button
              variant="secondary"
              size="sm"
              className="mt-3"
              onClick={() => show({ kind: '', reason: '' })}
            >
              {MESSAGES.showAll}
            </Button>
          )}
        </div>
      ) : (
        <EntryTable entries={entries} />
      )}
      <LoadMore list="entries" nextCursor={nextCursor} label={MESSAGES.more} />
    </Card>
  )
}
