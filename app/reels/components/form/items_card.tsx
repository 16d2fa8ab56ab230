import { Plus } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { REEL_LIMITS, type ReelWarning } from '~/engines/reel/reel'
import { type DraftItem, moved } from '~/reels/reel_draft'
import { REEL_TEXTS } from '~/reels/messages/en/screens'
import type { ReelSourceData } from '~/reels/transformers/reel_data'
import { newUuid } from '~/ui/client/new_uuid'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { Skeleton } from '~/ui/feedback/skeleton'
import { ItemRow } from './item_row'
import { PicturePicker } from './picture_picker'
import { useReorder } from './use_reorder'

const TEXTS = REEL_TEXTS.items

interface ItemsCardProps {
  /** Whose reel it is. */
  product: { id: number; name: string }
  items: readonly DraftItem[]
  /** How many were taken out since they were deleted. */
  gone: number
  sources: ReadonlyMap<string, ReelSourceData>
  /** Told of pictures of other products that were chosen. */
  onSources: (sources: ReelSourceData[]) => void
  /** Whether pictures of other products could not be asked for. */
  isLost: boolean
  onRetry: () => void
  warnings: readonly ReelWarning[]
  onChange: (items: DraftItem[]) => void
}

/** The pictures of a reel in their order. */
export function ItemsCard(props: ItemsCardProps) {
  const { product, items, gone, sources, warnings, onChange } = props
  const [isAdding, setIsAdding] = useState(false)
  const [said, setSaid] = useState('')
  const { list, dragged, handle, drag } = useReorder(move)

  function move(from: number, to: number) {
    if (to < 0 || to >= items.length || to === from) return
    const focused = document.activeElement
    // A row that is moved in the page loses the focus.
    flushSync(() => {
      onChange(moved(items, from, to))
      setSaid(TEXTS.moved(to + 1, items.length))
    })
    if (focused instanceof HTMLElement) focused.focus()
  }

  function remove(place: number) {
    flushSync(() => {
      onChange(items.filter((_, index) => index !== place))
      setSaid(TEXTS.removed(place + 1, items.length - 1))
    })
    const rows = list.current?.children
    const next = rows?.[Math.min(place, rows.length - 1)]
    next?.querySelector<HTMLElement>('button:last-of-type')?.focus()
  }

  function add(chosen: ReelSourceData[]) {
    const added = chosen.map(({ id }) => ({ key: newUuid(), id, caption: '', isCutOut: false }))
    props.onSources(chosen.filter(({ id }) => !sources.has(id)))
    onChange([...items, ...added])
    setIsAdding(false)
  }

  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-semibold">
          {TEXTS.title}{' '}
          <span className="font-normal text-muted tabular-nums">{TEXTS.count(items.length)}</span>
        </h2>
        <Button
          variant="secondary"
          size="sm"
          icon={Plus}
          disabled={items.length >= REEL_LIMITS.mostItems}
          onClick={() => setIsAdding(true)}
        >
          {TEXTS.add}
        </Button>
      </div>
      {gone > 0 && (
        <div className="mt-3">
          <Alert tone="warning">{TEXTS.gone(gone)}</Alert>
        </div>
      )}
      {props.isLost && (
        <div className="mt-3">
          <Alert
            tone="danger"
            action={
              <Button variant="secondary" size="sm" onClick={props.onRetry}>
                {TEXTS.retry}
              </Button>
            }
          >
            {TEXTS.lost}
          </Alert>
        </div>
      )}
      <ol
        ref={list}
        {...drag}
        aria-label={TEXTS.title}
        className={`mt-2 divide-y divide-line ${dragged === null ? '' : 'cursor-grabbing select-none'}`}
      >
        {items.map((item, index) => {
          const source = sources.get(item.id)
          if (!source) return <WaitingRow key={item.key} isLost={props.isLost} />
          return (
            <ItemRow
              key={item.key}
              item={item}
              source={source}
              productName={
                source.product?.id === product.id ? null : (source.product?.name ?? null)
              }
              place={index + 1}
              count={items.length}
              isDragged={dragged === index}
              error={signsIn(warnings, index)}
              hint={isCut(warnings, index) ? TEXTS.cut : undefined}
              handle={handle(index)}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
              onChange={(next) => onChange(items.map((it) => (it.key === item.key ? next : it)))}
            />
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {items.length < REEL_LIMITS.fewestItems && (
        <div className="mt-3">
          <Alert tone="warning">{TEXTS.few}</Alert>
        </div>
      )}
      <p className="mt-2 text-fine text-muted">{TEXTS.help}</p>
      {isAdding && (
        <PicturePicker
          product={product}
          sources={[...sources.values()].filter((source) => source.product?.id === product.id)}
          most={REEL_LIMITS.mostItems - items.length}
          onClose={() => setIsAdding(false)}
          onAdd={add}
        />
      )}
    </Card>
  )
}

/** Stands for a picture of another product until it has come. */
function WaitingRow({ isLost }: { isLost: boolean }) {
  return (
    <li className="flex items-center gap-3 py-2 pl-10">
      {isLost ? (
        <span className="size-14 rounded-control bg-sunken" />
      ) : (
        <Skeleton className="size-14" />
      )}
      <span className="text-fine text-muted">{isLost ? TEXTS.notThere : TEXTS.loading}</span>
    </li>
  )
}

function signsIn(warnings: readonly ReelWarning[], item: number): string | undefined {
  const missing = warnings.find((it) => it.kind === 'missing_signs' && it.item === item)
  return missing?.kind === 'missing_signs' ? TEXTS.signs(missing.signs) : undefined
}

function isCut(warnings: readonly ReelWarning[], item: number): boolean {
  return warnings.some((it) => it.kind === 'caption_cut' && it.item === item)
}
