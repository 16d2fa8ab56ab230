import { Plus } from 'lucide-react'
import { useState } from 'react'
import { REEL_LIMITS, type ReelWarning } from '#engine/reel/reel'
import type { DraftItem } from '~/reels/reel_draft'
import { REEL_MESSAGES } from '~/reels/messages/en/screens'
import type { ReelSourceData } from '~/reels/transformers/reel_data'
import { newUuid } from '~/ui/client/new_uuid'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { Skeleton } from '~/ui/feedback/skeleton'
import { ItemRow } from './item_row'
import { PicturePicker } from './picture_picker'
import { useItemOrder } from './use_item_order'

const MESSAGES = REEL_MESSAGES.items

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
  const { product, items, sources, onChange } = props
  const [isAdding, setIsAdding] = useState(false)
  const order = useItemOrder(items, onChange)

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
          {MESSAGES.title}{' '}
          <span className="font-normal text-muted tabular-nums">
            {MESSAGES.count(items.length)}
          </span>
        </h2>
        <Button
          variant="secondary"
          size="sm"
          icon={Plus}
          disabled={items.length >= REEL_LIMITS.mostItems}
          onClick={() => setIsAdding(true)}
        >
          {MESSAGES.add}
        </Button>
      </div>
      <Missing {...props} />
      <ol
        ref={order.list}
        {...order.drag}
        aria-label={MESSAGES.title}
        className={`mt-2 divide-y divide-line ${order.dragged === null ? '' : 'cursor-grabbing select-none'}`}
      >
        {items.map((item, index) => (
          <Item key={item.key} {...props} order={order} item={item} index={index} />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {order.said}
      </p>
      {items.length < REEL_LIMITS.fewestItems && (
        <div className="mt-3">
          <Alert tone="warning">{MESSAGES.few}</Alert>
        </div>
      )}
      <p className="mt-2 text-fine text-muted">{MESSAGES.help}</p>
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

/** What is not there any more, or could not be asked for. */
function Missing({ gone, isLost, onRetry }: ItemsCardProps) {
  return (
    <>
      {gone > 0 && (
        <div className="mt-3">
          <Alert tone="warning">{MESSAGES.gone(gone)}</Alert>
        </div>
      )}
      {isLost && (
        <div className="mt-3">
          <Alert
            tone="danger"
            action={
              <Button variant="secondary" size="sm" onClick={onRetry}>
                {MESSAGES.retry}
              </Button>
            }
          >
            {MESSAGES.lost}
          </Alert>
        </div>
      )}
    </>
  )
}

interface ItemProps extends ItemsCardProps {
  order: ReturnType<typeof useItemOrder>
  item: DraftItem
  index: number
}

/** A picture in its place in the reel. */
function Item({ order, item, index, ...reel }: ItemProps) {
  const { product, items, sources, warnings, onChange } = reel
  const source = sources.get(item.id)
  if (!source) return <WaitingRow isLost={reel.isLost} />
  return (
    <ItemRow
      item={item}
      source={source}
      productName={source.product?.id === product.id ? null : (source.product?.name ?? null)}
      place={index + 1}
      count={items.length}
      isDragged={order.dragged === index}
      error={signsIn(warnings, index)}
      hint={isCut(warnings, index) ? MESSAGES.cut : undefined}
      handle={order.handle(index)}
      onMove={(to) => order.move(index, to)}
      onRemove={() => order.remove(index)}
      onChange={(next) => onChange(items.map((it) => (it.key === item.key ? next : it)))}
    />
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
      <span className="text-fine text-muted">{isLost ? MESSAGES.notThere : MESSAGES.loading}</span>
    </li>
  )
}

function signsIn(warnings: readonly ReelWarning[], item: number): string | undefined {
  const missing = warnings.find((it) => it.kind === 'missing_signs' && it.item === item)
  return missing?.kind === 'missing_signs' ? MESSAGES.signs(missing.signs) : undefined
}

function isCut(warnings: readonly ReelWarning[], item: number): boolean {
  return warnings.some((it) => it.kind === 'caption_cut' && it.item === item)
}
