import { Head } from '@inertiajs/react'
import type { ModelData } from '~/products/transformers/product_data'
import { route } from '~/shell/client/routes'
import { useShared } from '~/shell/layouts/use_shared'
import { Badge } from '~/shell/ui/badge'
import { PageHeader } from '~/shell/ui/page_header'
import type { GeneratedImageData } from '~/studio/transformers/generated_image_data'
import type { UnfinishedData } from '~/studio/transformers/generation_data'
import { GuestView } from '../components/guest_view'
import { Workbench } from '../components/workbench'
import { STUDIO_TEXTS } from '../screen_texts'

export interface PhotosPageProps {
  model: ModelData
  images: GeneratedImageData[]
  next_cursor: number | null
  unfinished: UnfinishedData[]
  /** Seconds that one picture usually takes; null when the engine cannot do it. */
  expected_seconds: { generate: number | null; upscale: number | null }
}

/** Makes pictures of one product. */
export default function PhotosPage(props: PhotosPageProps) {
  const { auth } = useShared()
  const { model } = props
  return (
    <>
      <Head title={model.name} />
      <PageHeader
        title={model.name}
        badge={model.is_public && <Badge tone="primary">{STUDIO_TEXTS.chooser.sample}</Badge>}
        breadcrumb={[
          { label: STUDIO_TEXTS.crumb, href: route('photos.generate', {}) },
          { label: model.name },
        ]}
      />
      {auth.user ? <Workbench key={model.id} {...props} /> : <GuestView {...props} />}
    </>
  )
}
