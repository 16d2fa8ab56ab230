import { router, usePage } from '@inertiajs/react'
import { useState } from 'react'

/**
 * What the browser's history holds under a name for the visit that is shown, null for a new visit. A page that is left and
 * come back to by Back or Forward finds there what `useRemember` or `useRemembered` wrote.
 */
export function useRestored<State>(name: string): State | null {
  const { rememberedState } = usePage()
  const [restored] = useState(() => (rememberedState?.[name] as State | undefined) ?? null)
  return restored
}

/** React's state, which is there again after Back and Forward. */
export function useRemembered<State>(name: string, initial: State) {
  const restored = useRestored<State>(name)
  const [state, setState] = useState<State>(restored ?? initial)
  function change(next: State) {
    setState(next)
    router.remember(next, name)
  }
  return [state, change] as const
}
