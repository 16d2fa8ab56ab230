import { useEffect, useState } from 'react'
import { keep, recall } from '~/ui/client/browser_storage'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { useCredits } from '~/ui/client/credits'
import { onTopUp } from '~/ui/client/top_up'
import { usePath } from '~/ui/client/use_path'
import { useShared } from '~/ui/client/use_shared'

const TopUpDialog = lazyPart(() => import('~/billing/components/top_up_dialog'))

const AUTO_OPEN_MS = 1_000
const OPENED_KEY = 'vitrine.topUpOpened'
/** Here the credits of a purchase may be on their way. */
const CHECKOUT_PAGES = '/checkout/'

/**
 * The Top Up dialog of subscribers. It is opened by its buttons, and by itself, once per page session, a second after the
 * last image and video credits are gone.
 */
export function TopUp() {
  const { auth, features } = useShared()
  const canTopUp = features.hasBilling && auth.user?.subscribed === true
  return canTopUp ? <OpenableTopUp /> : null
}

function OpenableTopUp() {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const credits = useCredits()
  const hasOwnKey = useShared().auth.user?.uses_own_key === true
  const isAtCheckout = usePath().startsWith(CHECKOUT_PAGES)
  const isSpent = credits?.image_credits === 0 && credits.video_credits === 0
  const isEmpty = isSpent && !isAtCheckout && !hasOwnKey

  useEffect(() => onTopUp(() => setState('open')), [])
  useEffect(() => {
    if (!isEmpty || recall('sessionStorage', OPENED_KEY)) return
    const timer = setTimeout(() => {
      keep('sessionStorage', OPENED_KEY, '1')
      setState('open')
    }, AUTO_OPEN_MS)
    return () => clearTimeout(timer)
  }, [isEmpty])

  if (state === 'unused') return null
  return (
    <PartBoundary>
      <TopUpDialog open={state === 'open'} onClose={() => setState('closed')} />
    </PartBoundary>
  )
}
