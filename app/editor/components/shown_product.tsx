import { MousePointerClick, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { readDataUrl } from '~/products/components/photo_copies'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { type MediaSource, variantUrl } from '~/ui/pictures/media_source'
import { EDITOR_MESSAGES } from '../messages/en/screens'

const ShowProduct = lazyPart(() => import('~/products/components/show_product'))
const MESSAGES = EDITOR_MESSAGES.product

interface ShowProps {
  picture: MediaSource
  /** Data URL of what was shown so far, or null. */
  mask: string | null
  /** Whether what somebody points at can be found here. */
  canSelect: boolean
  /** Told the data URL of the product's mask. */
  onShow: (mask: string) => void
}

/** The product that somebody showed in a picture, which is used until it is shown anew. */
export function ShownProduct(props: ShowProps & { isBusy: boolean; onForget: () => void }) {
  const { mask, isBusy, onForget, ...show } = props
  if (mask === null) return null
  return (
    <div className="flex items-center gap-3">
      <img
        src={mask}
        alt={MESSAGES.alt}
        className="size-14 shrink-0 rounded-control bg-black object-contain ring-1 ring-line"
      />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <p className="text-fine text-muted">{MESSAGES.shown}</p>
        <div className="flex flex-wrap gap-2">
          <ShowButton {...show} mask={mask} disabled={isBusy}>
            {MESSAGES.again}
          </ShowButton>
          <Button variant="ghost" size="sm" icon={X} disabled={isBusy} onClick={onForget}>
            {MESSAGES.forget}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Why the product was not found, with the way to show it; what was asked for is then carried out. */
export function ProductQuestion({ sentence, ...show }: ShowProps & { sentence: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Its promise, in browsers that answer one, is no way to clean up.
    void box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className="flex scroll-my-20 flex-col items-start gap-3">
      <Alert tone="warning">{sentence}</Alert>
      <ShowButton {...show} doneLabel={MESSAGES.done}>
        {MESSAGES.click}
      </ShowButton>
    </div>
  )
}

interface ShowButtonProps extends ShowProps {
  doneLabel?: string
  disabled?: boolean
  children: ReactNode
}

function ShowButton(props: ShowButtonProps) {
  const { picture, onShow, disabled, children, ...show } = props
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={MousePointerClick}
        disabled={disabled}
        onClick={() => setIsOpen(true)}
      >
        {children}
      </Button>
      {isOpen && (
        <PartBoundary>
          <ShowProduct
            {...show}
            load={async () => picture}
            preview={variantUrl(picture, 960)}
            onClose={() => setIsOpen(false)}
            onShow={async (mask) => {
              const shown = await readDataUrl(mask)
              setIsOpen(false)
              onShow(shown)
            }}
          />
        </PartBoundary>
      )}
    </>
  )
}
