import { PackageCheck } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import type { ReviewData } from '~/review/transformers/review_data'
import { getJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { showToast } from '~/ui/overlays/toast'
import { REVIEW_MESSAGES as MESSAGES } from '../messages/en/screens'

const ExportDialog = lazyPart(() => import('~/exports/components/export_dialog'))

interface ExportApprovedProps {
  modelId?: number
  productName?: string
  /** Resolves once what was decided is saved. */
  whenSaved: () => Promise<void>
}

/** Opens the export of what was approved. */
export default function ExportApproved({ modelId, productName, whenSaved }: ExportApprovedProps) {
  const [reviews, setReviews] = useState<ReviewData[] | null>(null)
  const [isLoading, setLoading] = useState(false)

  async function open() {
    setLoading(true)
    try {
      await whenSaved()
      const url = route('api.review.approved', { modelId })
      const answer = await getJson<{ reviews: ReviewData[]; is_all: boolean }>(url)
      if (!answer.is_all) void showToast('info', MESSAGES.exportLimit)
      if (answer.reviews.length > 0) setReviews(answer.reviews)
      else void showToast('info', MESSAGES.exportNone)
    } catch {
      void showToast('error', MESSAGES.exportFailed)
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        icon={PackageCheck}
        loading={isLoading}
        onClick={() => void open()}
      >
        {MESSAGES.export}
      </Button>
      {reviews && (
        <PartBoundary>
          <ExportDialog
            images={reviews.map(({ image }) => image)}
            productName={productName ?? MESSAGES.exportName}
            onClose={() => setReviews(null)}
          />
        </PartBoundary>
      )}
    </>
  )
}
