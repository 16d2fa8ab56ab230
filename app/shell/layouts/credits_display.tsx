import { announceCredits, useCredits } from '~/ui/client/credits'
import { useServerEvent } from '~/ui/client/events'
import { refresh } from '~/ui/client/refresh'
import { CreditPill } from '~/ui/text/credit_pill'
import type { CreditKind } from '~/ui/text/credit_kinds'

/** The credits of some kinds that the signed-in user has left, live. */
export function CreditsDisplay({ kinds }: { kinds: readonly CreditKind[] }) {
  const credits = useCredits()
  useServerEvent('credits', announceCredits)
  useServerEvent('resumed', () => refresh({ only: ['credits'] }))
  if (!credits) return null
  return kinds.map((kind) => (
    <CreditPill key={kind} kind={kind} count={credits[`${kind}_credits`]} />
  ))
}
