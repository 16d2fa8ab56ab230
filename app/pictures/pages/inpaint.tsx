import { Head } from '@inertiajs/react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { route } from '~/ui/client/routes'
import { useShared } from '~/ui/client/use_shared'
import { Badge } from '~/ui/feedback/badge'
import { PageHeader } from '~/ui/layouts/page_header'
import { Skeleton } from '~/ui/feedback/skeleton'
import { TextLink } from '~/ui/buttons/text_link'
import type { InpaintPageProps } from '../components/inpaint/inpaint_page_props'
import { InpaintWorkbench } from '../components/inpaint/inpaint_workbench'
import { SubscriptionNotice } from '../components/subscription_notice'
import { INPAINT_TEXTS } from '../messages/en/inpaint'
import { STUDIO_TEXTS } from '../messages/en/screens'

const TEXTS = INPAINT_TEXTS

const GuestView = lazyPart(() =>
  import('../components/guest_view').then((module) => ({ default: module.GuestView }))
)

/** Puts the product of one photo before new backgrounds. */
export default function InpaintPage(props: InpaintPageProps) {
  const { auth } = useShared()
  const { model } = props
  const generateHref = route('photos.generate', { modelId: model.id })
  return (
    <>
      <Head title={`${model.name} ${TEXTS.title}`} />
      <PageHeader
        title={`${model.name} ${TEXTS.title}`}
        badge={model.is_public && <Badge tone="primary">{STUDIO_TEXTS.sample}</Badge>}
        breadcrumb={[
          { label: STUDIO_TEXTS.crumb, href: route('photos.generate', {}) },
          { label: model.name, href: generateHref },
          { label: TEXTS.title },
        ]}
        actions={
          <TextLink href={generateHref} isAlone>
            {TEXTS.generateInstead}
          </TextLink>
        }
      />
      <SubscriptionNotice model={model} />
      {auth.user ? (
        <InpaintWorkbench key={model.id} {...props} />
      ) : (
        <PartBoundary fallback={<Skeleton className="h-96 w-full" />}>
          <GuestView {...props} />
        </PartBoundary>
      )}
    </>
  )
}
