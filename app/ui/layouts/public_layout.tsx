import type { ReactNode } from 'react'
import { route } from '~/ui/client/routes'
import { PUBLIC_MESSAGES } from '~/ui/messages/en/public'
import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'
import { ButtonLink } from '~/ui/buttons/button_link'
import { Logo } from '~/ui/pictures/logo'
import { FlashBanner } from './flash_banner'
import { GuestLinks } from './guest_links'
import { hrefOf, present } from './links'
import { SkipLink } from './skip_link'
import { useShared } from '../client/use_shared'

/** Pages for everybody: a slim bar with the way in, and a footer. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { user } = useShared().auth
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <SkipLink />
      <FlashBanner />
      <header className="sticky top-0 z-30 short:static border-b border-line bg-surface">
        <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center px-4 sm:px-6">
          <a href={route('home')} className="inline-flex min-h-10 items-center rounded-control">
            <Logo />
          </a>
          {user ? (
            <div className="ml-auto">
              <ButtonLink href={route('dashboard')}>{SHELL_MESSAGES.guest.open}</ButtonLink>
            </div>
          ) : (
            <GuestLinks />
          )}
        </div>
      </header>
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer />
    </div>
  )
}

function Footer() {
  const links = present([
    { label: PUBLIC_MESSAGES.footer.terms, href: hrefOf('terms.show') },
    { label: PUBLIC_MESSAGES.footer.privacy, href: hrefOf('policy.show') },
  ])
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-6 text-muted sm:px-6">
        <p>{PUBLIC_MESSAGES.footer.line}</p>
        {links.length > 0 && (
          <nav aria-label={PUBLIC_MESSAGES.footer.label} className="flex gap-6">
            {links.map(({ label, href }) => (
              <a
                key={href}
                href={href}
                className="inline-flex min-h-10 items-center hover:text-ink"
              >
                {label}
              </a>
            ))}
          </nav>
        )}
      </div>
    </footer>
  )
}
