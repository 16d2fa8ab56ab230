import { Head } from '@inertiajs/react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { route } from '~/ui/client/routes'
import { useShared } from '~/ui/client/use_shared'
import { Badge } from '~/ui/feedback/badge'
import { ButtonLink } from '~/ui/buttons/button_link'
import { PageHeader } from '~/ui/layouts/page_header'
import { Skeleton } from '~/ui/feedback/skeleton'
import { DoubtedNotice } from '../components/doubted_notice'
import type { PhotosPageProps } from '../components/photos_page_props'
import { SubscriptionNotice } from '../components/subscription_notice'
import { Workbench } from '../components/workbench'
import { GENERATION_MESSAGES } from '../messages/en/screens'

const GuestView = lazyPart(() =>
  import('../components/guest_view').then((module) => ({ default: module.GuestView }))
)

/** Makes pictures of one product. */
export default function PhotosPage(props: PhotosPageProps) {
  const { auth } = useShared()
  const { model } = props
  return (
    <>
      <Head title={model.name} />
      <PageHeader
        title={model.name}
        badge={model.is_public && <Badge tone="primary">{GENERATION_MESSAGES.sample}</Badge>}
        breadcrumb={[
          { label: GENERATION_MESSAGES.crumb, href: route('photos.generate', {}) },
          { label: model.name },
        ]}
        actions={
          auth.user && (
            <ButtonLink href={route('review.show', { modelId: model.id })} variant="secondary">
              {GENERATION_MESSAGES.results.review}
            </ButtonLink>
          )
        }
      />
      <SubscriptionNotice model={model} />
      <DoubtedNotice {...props} />
      {auth.user ? (
        <Workbench key={model.id} {...props} />
      ) : (
        <PartBoundary fallback={<Skeleton className="h-96 w-full" />}>
          <GuestView {...props} />
        </PartBoundary>
      )}
    </>
  )
}
