import { Check } from 'lucide-react'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { ImageTile } from '~/ui/pictures/image_tile'
import { Spinner } from '~/ui/feedback/spinner'
import type { PhotoData } from '~/products/transformers/product_data'
import { INPAINT_MESSAGES } from '../../messages/en/inpaint'
import type { Cutout } from './use_cutout'

const MESSAGES = INPAINT_MESSAGES

interface CutoutPreviewProps {
  photo: PhotoData
  photoName: string
  cutout: Cutout
  onRetry: () => void
  /** Missing for those who may not correct it. */
  onAdjust?: () => void
}

/** Whether the product that will stand before the new background can be trusted and, where there is room, how it looks. */
export default function CutoutPreview(props: CutoutPreviewProps) {
  const { photo, photoName, cutout, onRetry, onAdjust } = props
  const isReady = cutout.state === 'ready'
  const isFailed = cutout.state === 'failed'
  const advice = isReady ? cutout.advice : null
  const adjust = onAdjust && (
    <Button variant="secondary" size="sm" onClick={onAdjust}>
      {MESSAGES.adjust}
    </Button>
  )
  return (
    <div className="-mt-2 flex flex-col gap-2">
      <ImageTile
        key={isReady ? cutout.picture.id : photo.picture.id}
        source={isReady ? cutout.picture : photo.picture}
        alt={isReady ? MESSAGES.cutoutAlt(photoName) : photoName}
        sizes="20rem"
        fit="contain"
        isCutout={isReady}
        className="hidden h-40 w-full rounded-control lg:h-[clamp(8rem,100dvh-53rem,14rem)] roomy:block"
      />
      {isFailed && (
        <Alert
          tone="danger"
          action={
            <Button size="sm" variant="secondary" onClick={onRetry}>
              {MESSAGES.retry}
            </Button>
          }
        >
          {cutout.error}
        </Alert>
      )}
      {advice && (
        <Alert tone="warning" action={adjust}>
          {advice}
        </Alert>
      )}
      {!advice && (
        <div className="flex min-h-8 flex-wrap items-center gap-x-2">
          <p role="status" className="flex grow items-center gap-1.5 text-fine text-muted">
            {cutout.state === 'loading' && (
              <>
                <Spinner className="size-4" />
                {MESSAGES.cutting}
              </>
            )}
            {isReady && (
              <>
                <Check aria-hidden className="size-4 text-success" />
                {MESSAGES.cutout}
              </>
            )}
          </p>
          {adjust}
        </div>
      )}
    </div>
  )
}
