import { type ReactNode, useId, useState } from 'react'
import type { PictureData } from '~/media/picture_data'
import { ImageTile } from '~/shell/ui/image_tile'
import { LoadMore } from '~/shell/ui/load_more'
import { Tabs } from '~/shell/ui/tabs'
import { VIDEO_TEXTS } from '../../video_screen_texts'

const TEXTS = VIDEO_TEXTS.form

/** A picture that a film can start with. */
export interface Source {
  /** Address of the file. */
  path: string
  picture: PictureData
  label: string
}

type SourceTab = 'original' | 'generated'

interface SourcePickerProps {
  original: readonly Source[]
  generated: readonly Source[]
  /** Where the list of generated ones goes on, and the name of the prop it comes in. */
  more: { list: string; cursor: string; nextCursor: number | null }
  /** Path of the chosen one; null when it is none of these. */
  chosen: string | null
  onChoose: (path: string) => void
  disabled?: boolean
}

/** The picture that a film starts with: one of the product's photos, or one that was made of it. */
export function SourcePicker(props: SourcePickerProps) {
  const { original, generated, more, chosen, onChoose, disabled } = props
  const isGenerated = generated.some(({ path }) => path === chosen)
  const [tab, setTab] = useState<SourceTab>(isGenerated ? 'generated' : 'original')
  const choice = { chosen, onChoose, disabled }
  return (
    <Tabs
      label={TEXTS.source}
      selected={tab}
      onChange={setTab}
      tabs={[
        {
          key: 'original',
          label: TEXTS.original,
          content: <Choices sources={original} empty={TEXTS.noOriginal} {...choice} />,
        },
        {
          key: 'generated',
          label: TEXTS.generated,
          content: (
            <Choices sources={generated} empty={TEXTS.noGenerated} {...choice}>
              <LoadMore {...more} label={TEXTS.more} />
            </Choices>
          ),
        },
      ]}
    />
  )
}

interface ChoicesProps extends Pick<SourcePickerProps, 'chosen' | 'onChoose' | 'disabled'> {
  sources: readonly Source[]
  empty: string
  children?: ReactNode
}

function Choices({ sources, empty, chosen, onChoose, disabled, children }: ChoicesProps) {
  const name = useId()
  if (sources.length === 0) return <p className="text-[13px] text-muted">{empty}</p>
  return (
    <fieldset disabled={disabled} className="max-h-64 min-w-0 overflow-y-auto p-1">
      <legend className="sr-only">{TEXTS.source}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2">
        {sources.map(({ path, picture, label }) => (
          <label key={path} className="relative block cursor-pointer">
            <input
              type="radio"
              name={name}
              className="peer sr-only"
              checked={chosen === path}
              aria-label={label}
              onChange={() => onChoose(path)}
            />
            <span className="block rounded-control ring-2 ring-transparent ring-offset-1 peer-checked:ring-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary">
              <ImageTile
                source={picture}
                alt=""
                sizes="6rem"
                className="aspect-square rounded-control"
              />
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
