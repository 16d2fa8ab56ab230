import { Clapperboard } from 'lucide-react'
import { ExportButton } from '~/exports/components/export_button'
import { route } from '~/shell/client/routes'
import { ButtonLink } from '~/shell/ui/button_link'
import { PictureViewer } from '~/shell/ui/picture_viewer'
import type { GeneratedImageData } from '~/studio/transformers/generated_image_data'
import { STUDIO_TEXTS } from '../screen_texts'
import { fileNameOf } from './file_name'
import { PictureDetails } from './picture_details'

interface ResultViewerProps {
  /** Missing where nothing can be made of the pictures. */
  productId?: number
  images: readonly GeneratedImageData[]
  productName: string
  /** Id of the picture that shows. */
  opened: number
  onOpen: (id: number | null) => void
}

/** Made pictures, one at a time, with all that is known of each. */
export default function ResultViewer(props: ResultViewerProps) {
  const { productId, images, productName, opened, onOpen } = props
  const index = images.findIndex(({ id }) => id === opened)
  return (
    <PictureViewer
      pictures={images.map((image) => ({
        source: image.picture,
        alt: `${productName}: ${image.prompt}`,
        details: <PictureDetails image={image} productName={productName} />,
        fileName: fileNameOf(productName, image.id),
      }))}
      index={index}
      onIndex={(next) => onOpen(images[next].id)}
      onClose={() => onOpen(null)}
      actions={
        productId && (
          <>
            <ExportButton images={[images[index]]} productName={productName} />
            <MakeVideo productId={productId} path={images[index].path} />
          </>
        )
      }
    />
  )
}

function MakeVideo({ productId, path }: { productId: number; path: string }) {
  return (
    <ButtonLink
      href={route('videos.generate', { modelId: productId }, { image: path })}
      variant="secondary"
      size="sm"
      icon={Clapperboard}
    >
      {STUDIO_TEXTS.results.makeVideo}
    </ButtonLink>
  )
}
