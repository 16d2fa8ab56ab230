import { Head } from '@inertiajs/react'
import { Images } from 'lucide-react'
import { route } from '~/shell/client/routes'
import { EmptyState } from '~/shell/ui/empty_state'
import { PageHeader } from '~/shell/ui/page_header'
import type { GeneratedImageData } from '~/studio/transformers/generated_image_data'
import ResultGrid from '../components/result_grid'
import { STUDIO_TEXTS } from '../screen_texts'

const TEXTS = STUDIO_TEXTS.kept

interface KeptPageProps {
  images: GeneratedImageData[]
  next_cursor: number | null
}

/** What remains of products that their owners have deleted. */
export default function KeptPage({ images, next_cursor: nextCursor }: KeptPageProps) {
  return (
    <>
      <Head title={TEXTS.title} />
      <PageHeader
        title={TEXTS.title}
        description={TEXTS.description}
        breadcrumb={[
          { label: STUDIO_TEXTS.crumb, href: route('photos.generate', {}) },
          { label: TEXTS.title },
        ]}
      />
      {images.length === 0 ? (
        <EmptyState icon={Images} title={TEXTS.empty}>
          {TEXTS.emptyHint}
        </EmptyState>
      ) : (
        <ResultGrid productName={TEXTS.product} images={images} nextCursor={nextCursor} />
      )}
    </>
  )
}
