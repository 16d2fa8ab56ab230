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

/** Seldom there, and no page waits for them. */
const SeldomBars = lazyPart(() => import('./seldom_bars'))

/** The shell of the working pages. Guests see it too, on the pages of public products. */
export default function AppLayout({ children }: { children: ReactNode }) {
  const { announced, auth } = useShared()
  useEffect(() => {
    loadWhenIdle(() => import('./first_parts').then(({ loadFirstParts }) => loadFirstParts()))
  }, [])
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <FlashBanner />
      {(announced ?? auth.viewed_by) && (
        <PartBoundary fallback={null}>
          <SeldomBars />
        </PartBoundary>
      )}
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
