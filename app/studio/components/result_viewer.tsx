import { PictureViewer } from '~/shell/ui/picture_viewer'
import type { GeneratedImageData } from '~/studio/transformers/generated_image_data'
import { fileNameOf } from './file_name'
import { PictureDetails } from './picture_details'

interface ResultViewerProps {
  images: readonly GeneratedImageData[]
  productName: string
  /** Id of the picture that shows. */
  opened: number
  onOpen: (id: number | null) => void
}

/** Made pictures, one at a time, with all that is known of each. */
export default function ResultViewer({ images, productName, opened, onOpen }: ResultViewerProps) {
  return (
    <PictureViewer
      pictures={images.map((image) => ({
        source: image.picture,
        alt: `${productName}: ${image.prompt}`,
        details: <PictureDetails image={image} productName={productName} />,
        fileName: fileNameOf(productName, image.id),
      }))}
      index={images.findIndex(({ id }) => id === opened)}
      onIndex={(next) => onOpen(images[next].id)}
      onClose={() => onOpen(null)}
    />
  )
}
