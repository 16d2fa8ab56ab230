import { useId } from 'react'
import { formatDate } from '~/i18n/format'
import type { MarketData, PicturePreflightData } from '~/exports/transformers/preflight_data'
import { EXPORT_MESSAGES as MESSAGES } from '../messages/en/screens'
import { SlotRow } from './slot_row'
import { summarize } from './summarize'

interface MarketSectionProps {
  market: MarketData
  results: readonly PicturePreflightData[]
  /** As in `CheckList`. */
  path: string | null
  chosen: ReadonlySet<string>
  onChoose: (target: string, chosen: boolean) => void
}

/** The places of one market, with where their rules come from. */
export function MarketSection({ market, results, path, chosen, onChoose }: MarketSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card ring-1 ring-line">
      <header className="flex flex-wrap items-baseline gap-x-3 border-b border-line bg-canvas px-3 py-2 sm:px-4">
        <h3 id={id} className="font-semibold">
          {market.name}
        </h3>
        <p className="text-xs text-muted">
          {MESSAGES.rulesOf(dayOf(market.looked_up))}{' '}
          {market.sources.map(({ title, url }, place) => (
            <a
              key={url}
              href={url}
              title={title}
              target="_blank"
              rel="noopener noreferrer"
              className="mr-1 inline-block rounded-sm py-1 text-indigo-700 underline underline-offset-2"
            >
              [{place + 1}]<span className="sr-only"> {title}</span>
            </a>
          ))}
        </p>
      </header>
      <ul className="divide-y divide-line">
        {market.slots.map(({ target, name }) => (
          <SlotRow
            key={target}
            name={name}
            fullName={`${market.name}, ${name}`}
            path={path}
            summary={summarize(results, target)}
            checked={chosen.has(target)}
            onCheck={(checked) => onChoose(target, checked)}
          />
        ))}
      </ul>
    </section>
  )
}

function dayOf(iso: string): string {
  return formatDate(iso, { dateStyle: 'medium', timeZone: 'UTC' })
}
