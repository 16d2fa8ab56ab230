import type { KeyboardEvent } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { elementOf } from '~/core/elements'
import { useShared } from '~/ui/client/use_shared'
import { PictureViewer } from '~/ui/pictures/picture_viewer'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { fileNameOf } from '../file_name'
import { DETAIL_MESSAGES } from '../messages/en/details'
import { PictureDetails } from './picture_details'
import type { ResultWays } from './result_grid'
import { DownloadMenu } from './results/download_menu'
import { ViewerActions } from './results/viewer_actions'

interface ResultViewerProps extends ResultWays {
  /** Null where nothing can be made of the pictures. */
  productId: number | null
  productName: string
  ids: readonly number[]
  known: ReadonlyMap<number, GeneratedImageData>
  /** Id of the picture that shows. */
  opened: number
  /** Whether the list goes on. */
  hasMore: boolean
  onOpen: (id: number) => void
  onClose: () => void
  /** Told when the last picture that is known shows. */
  onNearEnd: () => void
  onStar: (image: GeneratedImageData) => void
  onDelete: (id: number) => void
}

/** Made pictures, one at a time, with all that is known of each and all that can be made of it. */
export default function ResultViewer(props: ResultViewerProps) {
  const { productId, productName, ids, known, opened, onOpen, onClose, onNearEnd } = props
  const { hasMore, onStar, onDelete, ...ways } = props
  const isGuest = useShared().auth.user === null
  const place = ids.indexOf(opened)
  const near = ids.slice(Math.max(0, place - 1), place + 2).flatMap((id) => known.get(id) ?? [])
  const index = near.findIndex(({ id }) => id === opened)
  const image = elementOf(near, index)
  const isLast = place === ids.length - 1
  const tellEnd = useEffectEvent(onNearEnd)
  useEffect(() => {
    if (isLast) tellEnd()
  }, [isLast])

  function onKey({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (!image.is_own || ctrlKey || metaKey) return
    if (key === 'Delete') onDelete(image.id)
    if (key === 'f') onStar(image)
  }

  return (
    <PictureViewer
      pictures={near.map((each) => ({
        source: each.picture,
        alt: `${productName}: ${each.prompt}`,
        details: <PictureDetails image={each} productName={productName} />,
        original: each.source_photo
          ? { source: each.source_photo, alt: DETAIL_MESSAGES.sourceAlt(productName) }
          : undefined,
        fileName: fileNameOf(productName, each.id),
      }))}
      index={index}
      position={`${place + 1} / ${ids.length}${hasMore ? '+' : ''}`}
      onIndex={(next) => onOpen(elementOf(near, next).id)}
      onClose={onClose}
      onKey={onKey}
      download={image.is_own ? <DownloadMenu image={image} /> : undefined}
      actions={
        !isGuest && (
          <ViewerActions
            {...ways}
            productId={productId}
            productName={productName}
            image={image}
            onStar={() => onStar(image)}
            onDelete={() => onDelete(image.id)}
            onClose={onClose}
          />
        )
      }
    />
  )
}
