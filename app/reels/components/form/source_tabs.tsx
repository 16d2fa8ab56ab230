import { Check } from 'lucide-react'
import { useState } from 'react'
import { REEL_MESSAGES } from '~/reels/messages/en/screens'
import type { ReelSourceData } from '~/reels/transformers/reel_data'
import { ImageTile } from '~/ui/pictures/image_tile'
import { Tabs } from '~/ui/layouts/tabs'

const MESSAGES = REEL_MESSAGES.picker

const TABS = [
  { key: 'results', from: 'result' },
  { key: 'photos', from: 'photo' },
  { key: 'films', from: 'film' },
] as const

type TabKey = (typeof TABS)[number]['key']

/** What of the pictures is chosen. */
export interface SourceChoice {
  /** Ids. */
  chosen: ReadonlySet<string>
  /** Whether no more can be chosen. */
  isFull: boolean
  onToggle: (source: ReelSourceData) => void
}

/** The pictures and films of one product, to choose from. */
export function SourceTabs({
  sources,
  ...choice
}: SourceChoice & { sources: readonly ReelSourceData[] }) {
  const first = TABS.find(({ from }) => sources.some((source) => source.from === from))
  const [tab, setTab] = useState<TabKey>(first?.key ?? 'results')
  return (
    <Tabs
      label={MESSAGES.title}
      selected={tab}
      onChange={setTab}
      tabs={TABS.map(({ key, from }) => {
        const own = sources.filter((source) => source.from === from)
        return {
          key,
          label: MESSAGES[key],
          count: own.length,
          content:
            own.length === 0 ? (
              <p className="text-muted">{MESSAGES.none[key]}</p>
            ) : (
              <div className={SOURCE_GRID}>
                {own.map((source) => (
                  <Choice key={source.id} source={source} {...choice} />
                ))}
              </div>
            ),
        }
      })}
    />
  )
}

export const SOURCE_GRID =
  'grid max-h-[45dvh] grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2 overflow-y-auto p-1'

function Choice({ source, chosen, isFull, onToggle }: SourceChoice & { source: ReelSourceData }) {
  const isChosen = chosen.has(source.id)
  return (
    <label className="relative block cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-50">
      <input
        type="checkbox"
        className="peer sr-only"
        checked={isChosen}
        disabled={isFull && !isChosen}
        aria-label={source.label}
        onChange={() => onToggle(source)}
      />
      <span className="block rounded-control ring-2 ring-transparent ring-offset-1 peer-checked:ring-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary">
        <ImageTile
          source={source.picture}
          alt=""
          sizes="7rem"
          className="aspect-square rounded-control"
        />
      </span>
      {isChosen && (
        <span className="absolute top-1 right-1 grid size-6 place-items-center rounded-full bg-primary text-white">
          <Check aria-hidden strokeWidth={3} className="size-4" />
        </span>
      )}
      {source.seconds !== null && (
        <span className="absolute right-1 bottom-1 rounded bg-gray-900/80 px-1.5 text-xs text-white">
          {source.seconds} s
        </span>
      )}
    </label>
  )
}
