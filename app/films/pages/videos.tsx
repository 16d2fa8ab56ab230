import { Head } from '@inertiajs/react'
import { capitalised } from '~/core/text/capitalised'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { route } from '~/ui/client/routes'
import { useShared } from '~/ui/client/use_shared'
import { Alert } from '~/ui/feedback/alert'
import { Badge } from '~/ui/feedback/badge'
import { PageHeader } from '~/ui/layouts/page_header'
import { Skeleton } from '~/ui/feedback/skeleton'
import { ChooserHeader } from '~/pictures/components/chooser_header'
import { SubscriptionNotice } from '~/pictures/components/subscription_notice'
import type { VideoPageProps } from '../components/video_page_props'
import { VideoWorkbench } from '../components/video_workbench'
import { VIDEO_MESSAGES } from '../messages/en/video_screen'

/** Where one comes from without a product. */
const Chooser = lazyPart(() =>
  import('~/pictures/components/product_chooser').then((module) => ({
    default: module.ProductChooser,
  }))
)

/** Makes films of one product, once it is chosen. */
export default function VideosPage(props: VideoPageProps) {
  const { auth } = useShared()
  const { model, models, offers, next_cursor: nextCursor, error } = props
  const refusal = error && (
    <div className="mb-6">
      <Alert tone="danger">{error}</Alert>
    </div>
  )
  if (!model) {
    const { title, description } = VIDEO_MESSAGES.chooser
    return (
      <>
        <Head title={title} />
        <ChooserHeader title={title} description={description} />
        {refusal}
        <PartBoundary fallback={<Skeleton className="h-96 w-full" />}>
          <Chooser type="video" {...{ models, offers, nextCursor }} />
        </PartBoundary>
      </>
    )
  }
  const name = capitalised(model.name)
  return (
    <>
      <Head title={VIDEO_MESSAGES.title(name)} />
      <PageHeader
        title={VIDEO_MESSAGES.title(name)}
        badge={model.is_public && <Badge tone="primary">{VIDEO_MESSAGES.sample}</Badge>}
        breadcrumb={[
          { label: VIDEO_MESSAGES.crumb, href: route('photos.generate', {}) },
          { label: name },
        ]}
      />
      {refusal}
      <SubscriptionNotice model={model} />
      <VideoWorkbench key={model.id} {...props} model={model} isGuest={!auth.user} />
    </>
  )
}
