import { Alert } from '~/shell/ui/alert'
import { Button } from '~/shell/ui/button'
import { variantUrl } from '~/shell/ui/media_source'
import { ProgressBar } from '~/shell/ui/progress_bar'
import type { PhotoData } from '../../transformers/product_data'
import { EDITOR_TEXTS as TEXTS } from './texts.js'
import type { MaskLoading } from './use_mask_session.js'

interface LoadingViewProps {
  loading: Exclude<MaskLoading, { state: 'ready' }>
  photo: PhotoData
  onRetry: () => void
}

/** The photo while its mask is on the way, or why it did not come. */
export function LoadingView({ loading, photo, onRetry }: LoadingViewProps) {
  const isOwn = photo.mask_path !== null
  const title = isOwn ? TEXTS.loading : TEXTS.finding
  return (
    <div className="relative min-h-72 grow bg-sunken">
      <img
        src={variantUrl(photo.picture, 960)}
        alt=""
        className="absolute inset-0 size-full object-contain p-4 opacity-40"
      />
      <div className="absolute inset-0 grid place-items-center p-4">
        {loading.state === 'loading' ? (
          <div
            role="status"
            className="flex w-72 max-w-full flex-col gap-3 rounded-card bg-surface p-5 text-center shadow-overlay"
          >
            <p className="font-medium">{title}</p>
            <ProgressBar label={title} fraction={null} />
            {!isOwn && <p className="text-[13px] text-muted">{TEXTS.findingHint}</p>}
          </div>
        ) : (
          <div className="max-w-md rounded-card bg-surface shadow-overlay">
            <Alert
              tone="danger"
              action={
                <Button size="sm" variant="secondary" onClick={onRetry}>
                  {TEXTS.retry}
                </Button>
              }
            >
              {loading.message}
            </Alert>
          </div>
        )}
      </div>
    </div>
  )
}
