import type { ReactNode } from 'react'
import perfumeAfter from '~/ui/pictures/perfume-after.webp'
import perfumeBefore from '~/ui/pictures/perfume-before.webp'
import { route } from '~/ui/client/routes'
import { PUBLIC_MESSAGES } from '~/ui/messages/en/public'
import { BeforeAfter } from '~/ui/pictures/before_after'
import { Logo } from '~/ui/pictures/logo'
import { FlashBanner } from './flash_banner'
import { SkipLink } from './skip_link'
import { useMediaQuery } from '../client/use_media_query'

/** A form on the left; on wide screens a sample beside it. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const wide = useMediaQuery('(min-width: 64rem)')
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <FlashBanner />
      <div className="grid grid-cols-1 grow lg:grid-cols-2">
        <div className="flex flex-col bg-surface px-4 sm:px-6">
          <header className="flex min-h-16 items-center">
            <a href={route('home')} className="inline-flex min-h-10 items-center rounded-control">
              <Logo />
            </a>
          </header>
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto flex w-full max-w-sm grow flex-col pt-6 pb-16 outline-none sm:justify-center sm:pt-0 sm:pb-24"
          >
            {children}
          </main>
        </div>
        {wide && <Sample />}
      </div>
    </div>
  )
}

function Sample() {
  const { title, body, before, after, label } = PUBLIC_MESSAGES.sample
  return (
    <aside
      aria-label={PUBLIC_MESSAGES.sample.region}
      className="flex flex-col items-center justify-center bg-canvas p-10"
    >
      <div className="w-full max-w-lg">
        <BeforeAfter
          before={{ src: perfumeBefore, alt: before }}
          after={{ src: perfumeAfter, alt: after }}
          width={960}
          height={960}
          label={label}
          className="shadow-overlay"
        />
        <p className="mt-8 text-xl font-semibold tracking-tight">{title}</p>
        <p className="mt-2 max-w-md text-base text-muted">{body}</p>
      </div>
    </aside>
  )
}
