import { Link } from '@inertiajs/react'
import { Sparkles } from 'lucide-react'
import { SHELL_TEXTS } from '~/shell/texts'
import { useShared } from './use_shared'
import { hrefOf } from './links'

/** Offers the subscription to those who have none. */
export function PromoBanner() {
  const { auth, features } = useShared()
  const href = hrefOf('subscribe')
  if (!features.hasBilling || !href || !auth.user || auth.user.subscribed) return null
  return (
    <div className="bg-primary-soft text-primary-strong">
      <div className="mx-auto flex max-w-384 flex-wrap items-center justify-center gap-x-3 px-4 py-1 text-center text-[13px] sm:px-6">
        <Sparkles aria-hidden className="hidden size-4 sm:block" />
        <span>{SHELL_TEXTS.promo.text}</span>
        <Link
          href={href}
          className="inline-flex min-h-8 items-center font-semibold underline underline-offset-4 pointer-coarse:min-h-10"
        >
          {SHELL_TEXTS.promo.action}
        </Link>
      </div>
    </div>
  )
}
