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
import { INPAINT_MESSAGES } from '../messages/en/inpaint'
import { GENERATION_MESSAGES } from '../messages/en/screens'

const MESSAGES = INPAINT_MESSAGES

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
      <Head title={`${model.name} ${MESSAGES.title}`} />
      <PageHeader
        title={`${model.name} ${MESSAGES.title}`}
        badge={model.is_public && <Badge tone="primary">{GENERATION_MESSAGES.sample}</Badge>}
        breadcrumb={[
          { label: GENERATION_MESSAGES.crumb, href: route('photos.generate', {}) },
          { label: model.name, href: generateHref },
          { label: MESSAGES.title },
        ]}
        actions={
          <TextLink href={generateHref} isAlone>
            {MESSAGES.generateInstead}
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
