import { type ReactNode, useId } from 'react'
import type { PictureData } from '~/media/picture_data'
import { ImageTile } from '~/shell/ui/image_tile'

/** A picture that something can be made of. */
export interface Source {
  /** Address of the file. */
  path: string
  picture: PictureData
  label: string
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
  /** Below the pictures. */
  children?: ReactNode
}

/** Small pictures of which one is chosen. */
export function SourceChoices(props: SourceChoicesProps) {
  const { label, sources, empty, chosen, onChoose, disabled, children } = props
  const name = useId()
  if (sources.length === 0) return <p className="text-[13px] text-muted">{empty}</p>
  return (
    <fieldset disabled={disabled} className="max-h-64 min-w-0 overflow-y-auto p-1">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2">
        {sources.map(({ path, picture, label: text }) => (
          <label key={path} className="relative block cursor-pointer">
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
