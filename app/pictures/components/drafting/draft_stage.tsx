import { type CSSProperties, useId, useRef, useState } from 'react'
import { Badge } from '~/ui/feedback/badge'
import { Spinner } from '~/ui/feedback/spinner'
import { classNames } from '~/ui/class_names'
import { DRAFTING_MESSAGES } from '../../messages/en/drafting'
import { boxAt, type ProductBox, type ProductPlace } from './product_place'
import { useHeldProduct } from './use_held_product'
import type { ShownDraft } from './use_scene_draft'

const MESSAGES = DRAFTING_MESSAGES

interface DraftStageProps {
  draft: ShownDraft
  place: ProductPlace
  /** Pixels of the picture that is ordered. */
  size: { width: number; height: number }
  isDrawing: boolean
  onPlace: (place: ProductPlace) => void
}

/** The draft, with its product to be moved and resized by mouse, fingers and keys. */
export function DraftStage({ draft, place, size, isDrawing, onPlace }: DraftStageProps) {
  const { product, picture } = draft
  const across = (product.right - product.left) / (product.bottom - product.top)
  const stage = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const instructions = useId()
  const [news, setNews] = useState('')
  const { at, isMoved, onKeyDown, pointer } = useHeldProduct({
    ...{ stage, box, place, onPlace },
    across,
    onKey: (next) => setNews(MESSAGES.place(next)),
  })
  const shown = boxAt(at, across)

  return (
    <>
      <div ref={stage} style={stageOf(size)} className={STAGE}>
        <img
          src={picture}
          alt={MESSAGES.alt}
          draggable={false}
          className={classNames(
            'pointer-events-none absolute inset-0 size-full transition-opacity',
            isMoved && 'opacity-60'
          )}
        />
        <div
          ref={box}
          tabIndex={0}
          role="application"
          aria-label={MESSAGES.product}
          aria-describedby={instructions}
          onKeyDown={onKeyDown}
          {...pointer}
          style={percentOf(shown)}
          className={BOX}
        >
          {isMoved && (
            <span className="absolute inset-0 overflow-hidden opacity-90">
              <img
                src={picture}
                alt=""
                draggable={false}
                style={ghostOf(product)}
                className="absolute max-w-none"
              />
            </span>
          )}
          <span aria-hidden {...pointer} style={cornerOf(shown)} className={HANDLE}>
            <span className="size-3.5 rounded-full bg-white shadow-raised ring-2 ring-primary" />
          </span>
        </div>
        <div className="pointer-events-none absolute top-2 left-2 flex items-center gap-2">
          <Badge tone="warning">{MESSAGES.badge}</Badge>
          {isDrawing && <Spinner className="size-4 text-white drop-shadow" />}
        </div>
        <p id={instructions} className="sr-only">
          {MESSAGES.keys}
        </p>
        <p role="status" className="sr-only">
          {news}
        </p>
      </div>
      <p role="status" className="mt-2 text-center text-fine text-muted empty:hidden">
        {!draft.stands && MESSAGES.floats}
      </p>
    </>
  )
}

const STAGE =
  'relative mx-auto w-full max-w-(--stage) overflow-hidden rounded-control bg-sunken select-none'
const BOX =
  'absolute cursor-move touch-none rounded-sm outline-2 outline-offset-1 outline-dashed outline-white/80 focus-visible:outline-solid focus-visible:outline-primary'
const HANDLE =
  'absolute -mt-4 -mr-4 grid size-8 cursor-nesw-resize touch-none place-items-center pointer-coarse:-mt-5 pointer-coarse:-mr-5 pointer-coarse:size-10'

/** No higher than a screen has room for beside its buttons. */
function stageOf({ width, height }: { width: number; height: number }): CSSProperties {
  const style = {
    'aspectRatio': `${width} / ${height}`,
    '--stage': `calc(min(50dvh, 36rem) * ${width / height})`,
  }
  return style as CSSProperties
}

function percentOf({ left, top, width, height }: ProductBox): CSSProperties {
  const percent = (share: number) => `${share * 100}%`
  return {
    left: percent(left),
    top: percent(top),
    width: percent(width),
    height: percent(height),
  }
}

/** The upper right corner of what is seen of it. */
function cornerOf({ left, top, width, height }: ProductBox): CSSProperties {
  return {
    top: `${Math.max(0, -top / height) * 100}%`,
    right: `${Math.max(0, (left + width - 1) / width) * 100}%`,
  }
}

/** The whole draft, so large and so far aside that its product fills the box. */
function ghostOf({ left, top, right, bottom }: ShownDraft['product']): CSSProperties {
  const [width, height] = [right - left, bottom - top]
  return percentOf({
    left: -left / width,
    top: -top / height,
    width: 1 / width,
    height: 1 / height,
  })
}
