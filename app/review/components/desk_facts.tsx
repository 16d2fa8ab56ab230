import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import type { ReviewData } from '~/review/transformers/review_data'
import { Hint } from '~/ui/forms/hint'
import { FidelityWords } from '~/provenance/components/fidelity_words'
import { LabelWords } from '~/provenance/components/label_words'
import { PromptText } from '~/pictures/components/prompt_text'
import { DETAIL_MESSAGES } from '~/pictures/messages/en/details'
import { LABEL_MESSAGES } from '~/provenance/messages/en/label'
import { useSettled } from './use_settled'

const PreflightBadge = lazyPart(() => import('./preflight_badge'))

/** Who goes through the pictures quickly waits for no measuring. */
const SETTLED_MS = 400

interface DeskFactsProps {
  review: ReviewData
  /** Shown where pictures of several products are mixed. */
  showsProduct: boolean
  onExport: () => void
}

/** What is known of the picture that is looked at. */
export default function DeskFacts({
  review: { image, product },
  showsProduct,
  onExport,
}: DeskFactsProps) {
  const settledId = useSettled(image.id, SETTLED_MS)
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        {showsProduct && product && <p className="font-medium">{product.name}</p>}
        <PromptText key={image.id} prompt={image.prompt} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-fine sm:justify-end">
        <span className="text-muted tabular-nums">
          {image.width} × {image.height}
        </span>
        {image.delta_e !== null && (
          <Hint explanation={DETAIL_MESSAGES.fidelity(image.ssim)}>
            <FidelityWords deltaE={image.delta_e} />
          </Hint>
        )}
        {image.label && (
          <Hint explanation={LABEL_MESSAGES.explanation}>
            <LabelWords label={image.label} />
          </Hint>
        )}
        <span className="flex min-h-8 items-center pointer-coarse:min-h-10">
          {settledId !== null && (
            <PartBoundary>
              <PreflightBadge imageId={settledId} onOpen={onExport} />
            </PartBoundary>
          )}
        </span>
      </div>
    </div>
  )
}
