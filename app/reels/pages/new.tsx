import { Head } from '@inertiajs/react'
import { Clapperboard } from 'lucide-react'
import { pagePart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { ButtonLink } from '~/ui/buttons/button_link'
import { EmptyState } from '~/ui/feedback/empty_state'
import { PageHeader } from '~/ui/layouts/page_header'
import { Skeleton } from '~/ui/feedback/skeleton'
import type { ReelPageProps } from '../components/reel_page_props'
import { REEL_MESSAGES } from '../messages/en/screens'

const ReelWorkbench = pagePart(() => import('../components/reel_workbench'))

/** Makes reels of one product. */
export default function NewReelPage(props: ReelPageProps) {
  const { product, sources, expected_seconds: seconds } = props
  const own = route('products.show', { product: product.id })
  return (
    <>
      <Head title={REEL_MESSAGES.title(product.name)} />
      <PageHeader
        title={REEL_MESSAGES.title(product.name)}
        description={REEL_MESSAGES.description}
        breadcrumb={[
          { label: REEL_MESSAGES.crumb, href: route('products.index') },
          { label: product.name, href: own },
        ]}
      />
      {seconds === null ? (
        <Alert tone="warning">{REEL_MESSAGES.unavailable}</Alert>
      ) : sources.length === 0 ? (
        <EmptyState
          icon={Clapperboard}
          title={REEL_MESSAGES.empty}
          action={<ButtonLink href={own}>{REEL_MESSAGES.toProduct}</ButtonLink>}
        >
          {REEL_MESSAGES.emptyHint}
        </EmptyState>
      ) : (
        <PartBoundary fallback={<Skeleton className="h-[44rem] w-full" />}>
          <ReelWorkbench key={product.id} {...props} />
        </PartBoundary>
      )}
    </>
  )
}
