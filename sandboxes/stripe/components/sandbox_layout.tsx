import { FlaskConical } from 'lucide-react'
import type { ReactNode } from 'react'
import { FlashBanner } from '~/ui/layouts/flash_banner'
import { SkipLink } from '~/ui/layouts/skip_link'
import { Logo } from '~/ui/pictures/logo'
import { SANDBOX_MESSAGES as MESSAGES } from '../messages/en/common'

/** Around the sandbox's pages: not the app's own frame, since at a real provider these pages are elsewhere. */
export function SandboxLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header>
        <p className="flex items-center justify-center gap-2 border-b border-warning-line bg-warning-soft px-4 py-2 text-center font-medium text-warning-strong">
          <FlaskConical aria-hidden className="size-4 shrink-0" />
          {MESSAGES.notice}
        </p>
        <FlashBanner />
        <div className="mx-auto flex w-full max-w-5xl items-center gap-3 px-4 pt-6 sm:px-6">
          <Logo />
          <span className="text-muted">{MESSAGES.name}</span>
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-5xl grow px-4 py-6 outline-none sm:px-6 sm:py-10"
      >
        {children}
      </main>
    </div>
  )
}
