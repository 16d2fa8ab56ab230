import { type ReactNode, useEffect } from 'react'
import { lazyPart, loadWhenIdle } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { useShared } from '~/ui/client/use_shared'
import { DunningBanner } from './dunning_banner'
import { FlashBanner } from '~/ui/layouts/flash_banner'
import { PromoBanner } from './promo_banner'
import { SkipLink } from '~/ui/layouts/skip_link'
import { TopBar } from './top_bar'
import { TopUp } from './top_up'
import { ViewedBanner } from './viewed_banner'

/** Seldom there, and no page waits for it. */
const AnnouncementBar = lazyPart(() => import('./announcement_bar'))

/** The shell of the working pages. Guests see it too, on the pages of public products. */
export default function AppLayout({ children }: { children: ReactNode }) {
  const { announced } = useShared()
  useEffect(() => {
    loadWhenIdle(() => import('./first_parts').then(({ loadFirstParts }) => loadFirstParts()))
  }, [])
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <FlashBanner />
      {announced && (
        <PartBoundary fallback={null}>
          <AnnouncementBar />
        </PartBoundary>
      )}
      {/* Part of the page itself: nobody is to forget whose account they see because a part does not come. */}
      <ViewedBanner />
      <DunningBanner />
      <PromoBanner />
      <TopBar />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-384 grow px-4 py-6 outline-none sm:px-6 sm:py-8"
      >
        {children}
      </main>
      <TopUp />
    </div>
  )
}
