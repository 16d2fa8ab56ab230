import { router, usePage } from '@inertiajs/react'
import { useSyncExternalStore } from 'react'
import type { Credits, SharedProps } from '~/shell/shared_props'

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

/** Work that takes credits, by the names that its prices have. */
type PaidWork = keyof NonNullable<SharedProps['prices']>

/** Whether the signed-in user pays the provider for a kind of work with a key of their own, so that it takes no credits. */
export function useOwnKey(work: PaidWork): boolean {
  return isPaidByKey(usePage<Priced>().props, work)
}

type Priced = Pick<SharedProps, 'auth' | 'prices'>

/** The same by a page's props: others than the key's provider may be asked for a kind of work, which its price tells. */
export function isPaidByKey({ auth, prices }: Priced, work: PaidWork): boolean {
  return auth.user?.uses_own_key === true && prices?.[work][0]?.credits === 0
}

/** How many credits can be spent on a kind of work: none for guests, without end for who pays for it with a key of their own. */
export function useSpendable(work: PaidWork): number {
  const credits = useCredits()
  const kind = usePage<Priced>().props.prices?.[work][0]?.kind
  if (useOwnKey(work)) return Infinity
  return (kind && credits?.[`${kind}_credits`]) ?? 0
}
