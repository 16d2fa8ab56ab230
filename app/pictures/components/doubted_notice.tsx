import { route } from '~/ui/client/routes'
import { ButtonLink } from '~/ui/buttons/button_link'
import { Alert } from '~/ui/feedback/alert'
import type { PhotosPageProps } from './photos_page_props'
import { GENERATION_MESSAGES } from '../messages/en/screens'

const MESSAGES = GENERATION_MESSAGES.doubted

/**
 * Asks to look at the cut-outs of a product of one's own before a credit is spent, where half of them or more are doubted: pictures would show what is
 * wrong with them. Whoever has made some has seen it.
 */
export function DoubtedNotice({ model, images }: Pick<PhotosPageProps, 'model' | 'images'>) {
  const photos = model.inputImages.length
  const doubted = model.inputImages.filter((photo) => photo.check_cutout).length
  if (!model.is_owner || images.length > 0 || doubted === 0 || doubted * 2 < photos) return null
  return (
    <div className="mb-6">
      <Alert
        tone="warning"
        action={
          <ButtonLink
            variant="secondary"
            size="sm"
            href={route('products.show', { product: model.id })}
          >
            {MESSAGES.look}
          </ButtonLink>
        }
      >
        {MESSAGES.text(doubted, photos)}
      </Alert>
    </div>
  )
}
