import { Head } from '@inertiajs/react'
import { Images } from 'lucide-react'
import { pagePart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { route } from '~/ui/client/routes'
import { ButtonLink } from '~/ui/buttons/button_link'
import { EmptyState } from '~/ui/feedback/empty_state'
import { PageHeader } from '~/ui/layouts/page_header'
import { Skeleton } from '~/ui/feedback/skeleton'
import type { AssetsPageProps } from '../components/asset_tabs'
import { ASSET_MESSAGES } from '../messages/en/screens'

const AssetTabs = pagePart(() => import('../components/asset_tabs'))

/** All pictures and films that the merchant has made. */
export default function AssetsPage(props: AssetsPageProps) {
  return (
    <>
      <Head title={ASSET_MESSAGES.title} />
      <PageHeader
        title={ASSET_MESSAGES.title}
        breadcrumb={[
          { label: ASSET_MESSAGES.crumbs.editor, href: route('ai.editor') },
          { label: ASSET_MESSAGES.crumbs.assets },
        ]}
      />
      {props.images.length + props.videos.length === 0 ? (
        <EmptyState
          icon={Images}
          title={ASSET_MESSAGES.empty}
          action={<ButtonLink href={route('ai.editor')}>{ASSET_MESSAGES.open}</ButtonLink>}
        >
          {ASSET_MESSAGES.emptyHint}
        </EmptyState>
      ) : (
        <PartBoundary fallback={<Skeleton className="h-96 w-full" />}>
          <AssetTabs {...props} />
        </PartBoundary>
      )}
    </>
  )
}
