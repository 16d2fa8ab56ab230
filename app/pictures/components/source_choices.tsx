import { type ReactNode, useId } from 'react'
import type { PictureData } from '~/media/intake/picture_data'
import { classNames } from '~/ui/class_names'
import { ImageTile } from '~/ui/pictures/image_tile'
import { SOURCE_SIZES } from '~/ui/pictures/tile_sizes'

/** A picture that something can be made of. */
export interface Source {
  /** Address of the file. */
  path: string
  picture: PictureData
  label: string
  /** Whether its background is transparent. */
  isCutout?: boolean
}

interface SourceChoicesProps {
  /** What is chosen. */
  label: string
  sources: readonly Source[]
  /** Said where there are none. */
  empty: string
  /** Path of the chosen one; null when it is none of these. */
  chosen: string | null
  onChoose: (path: string) => void
  disabled?: boolean
  /** All in one row, which scrolls sideways. */
  inRow?: boolean
  /** Below the pictures. */
  children?: ReactNode
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2'
const ROW = 'flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin]'

/** Brings the chosen picture of a row in sight, without moving the page. */
function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector(':checked')?.closest('label')
  if (row && chosen)
    row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.clientWidth) / 2
}

/** Small pictures of which one is chosen. */
export function SourceChoices(props: SourceChoicesProps) {
  const { label, sources, empty, chosen, onChoose, disabled, inRow, children } = props
  const name = useId()
  if (sources.length === 0) return <p className="text-fine text-muted">{empty}</p>
  return (
    <fieldset
      disabled={disabled}
      className={classNames('min-w-0', !inRow && 'max-h-64 overflow-y-auto p-1')}
    >
      <legend className="sr-only">{label}</legend>
      <div ref={inRow ? showChosen : undefined} className={inRow ? ROW : GRID}>
        {sources.map(({ path, picture, label: text, isCutout }) => (
          <label
            key={path}
            className={classNames('relative block cursor-pointer', inRow && 'w-15 shrink-0')}
          >
            <input
              type="radio"
              name={name}
              className="peer sr-only"
              checked={chosen === path}
              aria-label={text}
              onChange={() => onChoose(path)}
            />
            <span className="block rounded-control ring-2 ring-transparent ring-offset-1 peer-checked:ring-primary peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary">
              <ImageTile
                key={picture.id}
                source={picture}
                alt=""
                isCutout={isCutout}
                sizes={SOURCE_SIZES}
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
