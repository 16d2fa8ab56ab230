import { Brush } from 'lucide-react'
import { Alert } from '~/shell/ui/alert'
import { Button } from '~/shell/ui/button'
import { ImageTile } from '~/shell/ui/image_tile'
import { Spinner } from '~/shell/ui/spinner'
import type { PhotoData } from '~/products/transformers/product_data'
import { INPAINT_TEXTS } from '../../inpaint_texts'
import type { Cutout } from './use_cutout'

const TEXTS = INPAINT_TEXTS

interface CutoutPreviewProps {
  photo: PhotoData
  photoName: string
  cutout: Cutout
  onRetry: () => void
  /** Missing for those who may not correct it. */
  onAdjust?: () => void
}

/** The product as it will stand before the new background, and whether that can be trusted. */
export default function CutoutPreview(props: CutoutPreviewProps) {
  const { photo, photoName, cutout, onRetry, onAdjust } = props
  const isReady = cutout.state === 'ready'
  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        <ImageTile
          key={isReady ? cutout.picture.id : photo.picture.id}
          source={isReady ? cutout.picture : photo.picture}
          alt={isReady ? TEXTS.cutoutAlt(photoName) : photoName}
          sizes="20rem"
          fit="contain"
          isCutout={isReady}
          priority
          className="h-56 w-full rounded-control"
        />
        {cutout.state === 'loading' && (
          <p
            role="status"
            className="absolute inset-x-2 bottom-2 flex items-center gap-2 rounded-control bg-surface/95 px-3 py-2 text-[13px] shadow-raised"
          >
            <Spinner className="size-4" />
            {TEXTS.cutting}
          </p>
        )}
      </div>
      {cutout.state === 'failed' && (
        <Alert
          tone="danger"
          action={
            <Button size="sm" variant="secondary" onClick={onRetry}>
              {TEXTS.retry}
            </Button>
          }
        >
          {cutout.error}
        </Alert>
      )}
      {isReady && cutout.advice && <Alert tone="warning">{cutout.advice}</Alert>}
      {isReady && !cutout.advice && <p className="text-[13px] text-muted">{TEXTS.cutout}</p>}
      {onAdjust && (
        <Button
          variant="secondary"
          size="sm"
          icon={Brush}
          onClick={onAdjust}
          className="self-start"
        >
          {TEXTS.adjust}
        </Button>
      )}
    </div>
  )
}
