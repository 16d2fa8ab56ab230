import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { TextLink } from '~/ui/buttons/text_link'
import { CREATE_MESSAGES } from '../messages/en/create'
import type { PhotoOrder } from './photo_order'

const MESSAGES = CREATE_MESSAGES.upload

/** Says that a product was made of some of the photos, while the others are not sent. */
export default function UploadedDraft({ order }: { order: PhotoOrder }) {
  const { product, words, arrived } = order
  if (product === null || words === null) return null
  return (
    <Alert title={MESSAGES.draft(words.name, arrived.length)}>
      <p>{MESSAGES.draftHint}</p>
      <p className="mt-1">
        <TextLink href={route('products.show', { product })}>
          {CREATE_MESSAGES.training.openProduct}
        </TextLink>
      </p>
    </Alert>
  )
}
