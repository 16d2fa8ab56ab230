import { ChevronRight } from 'lucide-react'
import { ImageTile } from '~/shell/ui/image_tile'
import { PRODUCT_TEXTS } from '../screen_texts'
import type { TrainedViewData } from '../transformers/trained_view_data'
import { PhotoWarnings } from './photo_warnings'

const TEXTS = PRODUCT_TEXTS.trained

/** Photos that are not used or could be better, folded away; nothing when all are good. */
export function TrainedPhotoAdvice({ views }: { views: readonly TrainedViewData[] }) {
  const doubtful = views
    .map((view) => ({ ...view, warnings: sentencesOf(view) }))
    .filter(({ warnings }) => warnings.length > 0)
  if (doubtful.length === 0) return null
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-5 py-2 font-medium outline-offset-[-2px] sm:px-6 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90"
        />
        {TEXTS.doubtful(doubtful.length)}
      </summary>
      <ul className="grid gap-4 px-5 pt-2 pb-5 sm:px-6 md:grid-cols-2">
        {doubtful.map((view) => (
          <PhotoWarnings
            key={view.photo_id}
            name={view.photo_name}
            thumbnail={
              <ImageTile source={view.photo} alt="" sizes="3.5rem" className="size-full" />
            }
            warnings={view.warnings}
          />
        ))}
      </ul>
    </details>
  )
}

function sentencesOf({ quality, warnings }: TrainedViewData): string[] {
  return quality === 'unused' ? [TEXTS.unused, ...warnings] : warnings
}
