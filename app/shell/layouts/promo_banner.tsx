import { Sparkles } from 'lucide-react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { route } from '~/ui/client/routes'
import { SHELL_MESSAGES } from '~/ui/messages/en/layouts'
import { usePath } from '~/ui/client/use_path'
import { useShared } from '~/ui/client/use_shared'

const PromoCheckout = lazyPart(() => import('~/billing/components/promo_checkout'))

const ACTION =
  'inline-flex min-h-8 items-center font-semibold underline underline-offset-4 pointer-coarse:min-h-10'

/** Offers the subscription to those who have none; the coupon to those who never had one. Not to who has just paid, though it is not known yet, nor to operators. */
export function PromoBanner() {
  const { auth, features } = useShared()
  const isPaying = usePath() === route('checkout.success')
  if (!features.hasBilling || !auth.user || isPaying) return null
  if (auth.user.subscribed || auth.user.is_operator) return null
  const offer = auth.user.had_subscription ? SHELL_MESSAGES.promo.again : SHELL_MESSAGES.promo
  return (
    <aside aria-label={SHELL_MESSAGES.promo.label} className="bg-primary-soft text-primary-strong">
      <div className="mx-auto flex max-w-384 flex-wrap items-center justify-center gap-x-3 px-4 py-1 text-center text-fine sm:px-6">
        <Sparkles aria-hidden className="hidden size-4 sm:block" />
        <span>{offer.text}</span>
        <PartBoundary fallback={<span className={ACTION}>{offer.action}</span>}>
          <PromoCheckout
            label={offer.action}
            coupon={auth.user.had_subscription ? undefined : SHELL_MESSAGES.promo.code}
            className={ACTION}
          />
        </PartBoundary>
      </div>
    </aside>
  )
}
