import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { REEL_LIMITS } from '#engine/reel/reel'
import type { DraftItem } from '~/reels/reel_draft'
import { REEL_MESSAGES } from '~/reels/messages/en/screens'
import type { ReelSourceData } from '~/reels/transformers/reel_data'
import { Badge } from '~/ui/feedback/badge'
import { Checkbox } from '~/ui/forms/checkbox'
import { classNames } from '~/ui/class_names'
import { Field } from '~/ui/forms/field'
import { IconButton } from '~/ui/buttons/icon_button'
import { ImageTile } from '~/ui/pictures/image_tile'
import { Input } from '~/ui/forms/input'

const MESSAGES = REEL_MESSAGES.items

interface ItemRowProps {
  item: DraftItem
  source: ReelSourceData
  /** Of which other product it is; null for a picture of the reel's own. */
  productName: string | null
  /** From 1. */
  place: number
  count: number
  isDragged: boolean
  /** What is wrong with its caption. */
  error: string | undefined
  hint: string | undefined
  handle: { onPointerDown: (event: PointerEvent) => void }
  onMove: (to: number) => void
  onRemove: () => void
  onChange: (item: DraftItem) => void
}

/** One picture of a reel: what is written on it, and where it comes. */
export function ItemRow(props: ItemRowProps) {
  const { item, source, productName, place, count, isDragged, error, hint, handle } = props
  const { onMove, onRemove, onChange } = props

  function move(event: KeyboardEvent) {
    if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return
    event.preventDefault()
    onMove(place - 1 + (event.key === 'ArrowUp' ? -1 : 1))
  }

  return (
    <li
      onKeyDown={move}
      className={classNames(
        'flex flex-wrap items-center gap-x-2 gap-y-1 bg-surface py-2',
        isDragged && 'relative z-10 rounded-control shadow-overlay ring-2 ring-primary'
      )}
    >
      <button
        type="button"
        {...handle}
        aria-label={MESSAGES.handle(place, source.label)}
        className="grid h-12 w-8 shrink-0 cursor-grab touch-none place-items-center rounded-control text-faint hover:bg-sunken hover:text-ink active:cursor-grabbing pointer-coarse:w-10"
      >
        <GripVertical aria-hidden className="size-4" />
      </button>
      <span className="relative shrink-0">
        <ImageTile
          source={source.picture}
          alt={source.label}
          sizes="3.5rem"
          className="size-14 rounded-control"
        />
        <span
          aria-hidden
          className="absolute -top-1 -left-1 grid size-5 place-items-center rounded-full bg-gray-900 text-xs text-white tabular-nums"
        >
          {place}
        </span>
      </span>
      <div className="min-w-[min(10rem,100%)] grow basis-52">
        {productName !== null && (
          <p className="mb-1 line-clamp-1 text-fine text-muted">{productName}</p>
        )}
        <Field label={MESSAGES.caption(place)} labelHidden error={error} hint={hint}>
          <Input
            value={item.caption}
            maxLength={REEL_LIMITS.longestCaption}
            placeholder={MESSAGES.captionPlaceholder}
            onChange={(event) => onChange({ ...item, caption: event.target.value })}
          />
        </Field>
      </div>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-1">
        {source.kind === 'film' ? (
          <Badge>{MESSAGES.film}</Badge>
        ) : (
          <Checkbox
            label={MESSAGES.cutOut}
            aria-label={MESSAGES.cutOutOf(place)}
            checked={item.isCutOut}
            onChange={(event) => onChange({ ...item, isCutOut: event.target.checked })}
          />
        )}
        <IconButton
          icon={ArrowUp}
          label={MESSAGES.up(place)}
          disabled={place === 1}
          onClick={() => onMove(place - 2)}
          className="ml-1"
        />
        <IconButton
          icon={ArrowDown}
          label={MESSAGES.down(place)}
          disabled={place === count}
          onClick={() => onMove(place)}
        />
        <IconButton icon={Trash2} label={MESSAGES.remove(place)} onClick={onRemove} />
      </div>
    </li>
  )
}
