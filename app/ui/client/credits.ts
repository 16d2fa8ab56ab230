import { router, usePage } from '@inertiajs/react'
import { useSyncExternalStore } from 'react'
import type { Credits, SharedProps } from '~/shell/shared_props'
import type { CreditKind } from '~/ui/text/credit_kinds'

let latest: Credits | null = null
const listeners = new Set<() => void>()

function set(credits: Credits | null) {
  latest = credits
  for (const listener of listeners) listener()
}

/** Takes what the server announced between two visits. */
export const announceCredits = set

/**
 * Keeps the newest known balance beside the page's props: a page that comes back from the browser's history carries
 * the balance of then, and a spent credit must not reappear.
 */
export function keepCreditsFresh(): void {
  router.on('success', ({ detail }) => set((detail.page.props as unknown as SharedProps).credits))
}

/** The signed-in user's balance, live; null for guests. */
export function useCredits(): Credits | null {
  const { credits } = usePage<{ credits: Credits | null }>().props
  const live = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => latest
  )
  return live ?? credits
}

/** Whether the signed-in user pays the provider with a key of their own. */
export function useOwnKey(): boolean {
  return usePage<{ auth: SharedProps['auth'] }>().props.auth.user?.uses_own_key ?? false
}

/** How many credits of a kind can be spent: none for guests, without end for who has a key of their own. */
export function useSpendable(kind: CreditKind): number {
  const credits = useCredits()
  return useOwnKey() ? Infinity : (credits?.[`${kind}_credits`] ?? 0)
}
