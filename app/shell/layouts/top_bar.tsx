import { Link } from '@inertiajs/react'
import { ListChecks } from 'lucide-react'
import { pagePart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { Logo } from '~/ui/pictures/logo'
import { AccountMenu } from './account_menu'
import { creditBadgeKind } from './credit_badge_kind'
import { CreditsDisplay } from './credits_display'
import { GuestLinks } from '~/ui/layouts/guest_links'
import { hrefOf } from '~/ui/layouts/links'
import { LineBar } from './line_bar'
import { MainNavigation } from './main_navigation'
import { MobileMenu } from './mobile_menu'
import { TeamMenu } from './team_menu'
import { TopUpButton } from './top_up_button'
import { usePath } from '~/ui/client/use_path'
import { useShared } from '~/ui/client/use_shared'

/** Asks the server, so it comes after the page. */
const WorkTray = pagePart(() => import('~/work/components/tray/work_tray'))

/** Heard and drawn once the page is there. */
const PaletteButton = pagePart(() => import('~/shell/components/palette/palette_button'))

/** Logo, main pages, credits and account; on small screens all but one credit count goes into a menu. */
export function TopBar() {
  const path = usePath()
  const { user } = useShared().auth
  return (
    <header className="sticky top-0 z-30 short:relative border-b border-line bg-surface">
      <div className="mx-auto flex min-h-14 max-w-384 flex-wrap items-center gap-2 px-4 max-[20rem]:gap-1 max-[17rem]:px-2 sm:px-6">
        <Link
          href={(user && hrefOf('dashboard')) ?? '/'}
          className="mr-2 inline-flex min-h-10 max-[20rem]:mr-0 items-center rounded-control xl:mr-4"
        >
          <Logo />
        </Link>
        {user ? (
          <>
            <MainNavigation />
            <div className="ml-auto flex xl:mr-1">
              <PartBoundary fallback={<span className="size-10" />}>
                <PaletteButton />
              </PartBoundary>
              <PartBoundary
                fallback={<ListChecks aria-hidden className="m-2.5 size-5 text-muted" />}
              >
                <WorkTray />
              </PartBoundary>
            </div>
            <div className="hidden items-center gap-2 xl:flex">
              <CreditsDisplay kinds={['image', 'video', 'model']} />
              <TopUpButton />
              <TeamMenu />
              <AccountMenu user={user} />
            </div>
            <div className="flex items-center gap-1 xl:hidden">
              <span className="inline-flex max-[17rem]:hidden">
                <CreditsDisplay kinds={[creditBadgeKind(path)]} />
              </span>
              <MobileMenu key={path} user={user} />
            </div>
          </>
        ) : (
          <GuestLinks />
        )}
      </div>
      <LineBar />
    </header>
  )
}
