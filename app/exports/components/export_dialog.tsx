import { Download, WandSparkles } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { firstOf } from '~/core/elements'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { ImageTile } from '~/ui/pictures/image_tile'
import { ProgressBar } from '~/ui/feedback/progress_bar'
import { Skeleton } from '~/ui/feedback/skeleton'
import { WorkspaceDialog } from '~/ui/overlays/workspace_dialog'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { EXPORT_MESSAGES as MESSAGES } from '../messages/en/screens'
import { MarketSection } from './market_section'
import { type MarketExport, useMarketExport } from './use_market_export'

/** Small pictures at the top. */
const SHOWN = 8

interface ExportDialogProps {
  images: readonly Pick<GeneratedImageData, 'id' | 'picture' | 'prompt'>[]
  productName: string
  onClose: () => void
}

/** Says for every market whether pictures keep its rules, mends what is arithmetic, and hands the files out. */
export default function ExportDialog({ images, productName, onClose }: ExportDialogProps) {
  const order = useMarketExport(images.map(({ id }) => id))
  const { markets, results, error, retry } = order.preflight
  const path = images.length === 1 ? `/media/${firstOf(images).picture.id}` : null
  const problems = results.flatMap(({ problem }) => problem ?? [])

  return (
    // Arrow keys belong to what is in here, not to a viewer that this dialog was opened from.
    <div className="contents" onKeyDown={keepArrows}>
      <WorkspaceDialog
        open
        onClose={onClose}
        title={MESSAGES.title}
        description={MESSAGES.description(images.length, productName)}
        footer={<Footer order={order} />}
      >
        <div className="flex min-h-0 grow flex-col gap-4 overflow-y-auto p-4 sm:p-6">
          <FirstPictures images={images} />
          {error !== null && <NotMeasured error={error} onRetry={retry} />}
          {problems.length > 0 && (
            <Alert tone="danger">
              {problems.map((problem) => (
                <p key={problem}>{problem}</p>
              ))}
            </Alert>
          )}
          {error === null && !order.isMeasured && (
            <ProgressBar
              fraction={images.length === 1 ? null : results.length / images.length}
              label={MESSAGES.loading(results.length, images.length)}
            />
          )}
          {markets.length === 0 && error === null && <Skeleton className="h-80 w-full" />}
          <div className="gap-4 *:mb-4 *:break-inside-avoid lg:columns-2">
            {markets.map((market) => (
              <MarketSection
                key={market.key}
                market={market}
                results={results}
                path={path}
                chosen={order.chosen}
                onChoose={order.choose}
              />
            ))}
          </div>
        </div>
      </WorkspaceDialog>
    </div>
  )
}

/** What will be saved, and the buttons that save it. */
function Footer({ order }: { order: MarketExport }) {
  const { isMeasured, isPossible, mends } = order
  return (
    <>
      <p className="mr-auto self-center text-fine text-muted max-sm:hidden" aria-live="polite">
        {isPossible && isMeasured ? MESSAGES.summary(order.files, order.left) : MESSAGES.none}
      </p>
      <Button variant="secondary" onClick={order.saveOriginals}>
        {MESSAGES.original}
      </Button>
      <Button
        icon={mends ? WandSparkles : Download}
        disabled={!isMeasured || !isPossible}
        loading={order.isBusy}
        loadingLabel={MESSAGES.shaping(Math.max(1, order.awaited))}
        onClick={() => void order.finish()}
      >
        {mends ? MESSAGES.mend : MESSAGES.download}
      </Button>
    </>
  )
}

function FirstPictures({ images }: Pick<ExportDialogProps, 'images'>) {
  return (
    <ul className="flex shrink-0 gap-2 overflow-hidden">
      {images.slice(0, SHOWN).map(({ id, picture, prompt }) => (
        <li key={id}>
          <ImageTile
            source={picture}
            alt={prompt}
            sizes="4rem"
            className="size-16 rounded-control ring-1 ring-line"
          />
        </li>
      ))}
    </ul>
  )
}

function NotMeasured({ error, onRetry }: { error: string; onRetry: () => void }) {
  return (
    <Alert
      tone="danger"
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {MESSAGES.retry}
        </Button>
      }
    >
      {error}
    </Alert>
  )
}

function keepArrows(event: KeyboardEvent) {
  if (event.key.startsWith('Arrow')) event.stopPropagation()
}
