import { Check } from 'lucide-react'
import { useState } from 'react'
import { REEL_TEXTS } from '~/reels/screen_texts'
import type { ReelSourceData } from '~/reels/transformers/reel_data'
import { Button } from '~/shell/ui/button'
import { Dialog } from '~/shell/ui/dialog'
import { ImageTile } from '~/shell/ui/image_tile'
import { Tabs } from '~/shell/ui/tabs'

const TEXTS = REEL_TEXTS.picker

const TABS = [
  { key: 'results', from: 'result' },
  { key: 'photos', from: 'photo' },
  { key: 'films', from: 'film' },
] as const

type TabKey = (typeof TABS)[number]['key']

interface PicturePickerProps {
  sources: readonly ReelSourceData[]
  /** How many can be added. */
  most: number
  onClose: () => void
  /** Told with the ids in the order in which they were chosen. */
  onAdd: (ids: string[]) => void
}

/** Chooses pictures and films of the product for its reel. */
export function PicturePicker({ sources, most, onClose, onAdd }: PicturePickerProps) {
  const first = TABS.find(({ from }) => sources.some((source) => source.from === from))
  const [tab, setTab] = useState<TabKey>(first?.key ?? 'results')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const left = most - chosen.length

  function toggle(id: string) {
    setChosen((ids) => (ids.includes(id) ? ids.filter((it) => it !== id) : [...ids, id]))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={TEXTS.title}
      description={TEXTS.left(left)}
      width="2xl"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {TEXTS.cancel}
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onAdd([...chosen])}>
            {TEXTS.add(chosen.length)}
          </Button>
        </>
      }
    >
      <Tabs
        label={TEXTS.title}
        selected={tab}
        onChange={setTab}
        tabs={TABS.map(({ key, from }) => {
          const own = sources.filter((source) => source.from === from)
          return {
            key,
            label: TEXTS[key],
            count: own.length,
            content:
              own.length === 0 ? (
                <p className="text-muted">{TEXTS.none[key]}</p>
              ) : (
                <div className="grid max-h-[50dvh] grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2 overflow-y-auto p-1">
                  {own.map((source) => (
                    <Choice
                      key={source.id}
                      source={source}
                      isChosen={chosen.includes(source.id)}
                      disabled={left === 0 && !chosen.includes(source.id)}
                      onToggle={() => toggle(source.id)}
                    />
                  ))}
                </div>
              ),
          }
        })}
      />
    </Dialog>
  )
}

interface ChoiceProps {
  source: ReelSourceData
  isChosen: boolean
  disabled: boolean
  onToggle: () => void
}

function Choice({ source, isChosen, disabled, onToggle }: ChoiceProps) {
  return (
    <label className="relative block cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-50">
      <input
        type="checkbox"
        className="peer sr-only"
        checked={isChosen}
        disabled={disabled}
        aria-label={source.label}
        onChange={onToggle}
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
