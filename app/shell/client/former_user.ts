import { router } from '@inertiajs/react'

interface KeptPage {
  props?: { auth?: { user?: { id?: unknown } | null } }
}

/** Whom the page on screen is for. */
let user: unknown = null

/** Id of whom the page on screen is for; null for guests. */
export function currentUser(): unknown {
  return user
}

/**
 * Lets go of pages that the browser's history kept for somebody who has logged out since: going back would draw them again
 * in place of what the server answers now. To be called before the app starts.
 */
export function forgetFormerUser(): void {
  const sent = document.querySelector('script[data-page="app"]')?.textContent
  user = sent ? userOf(JSON.parse(sent)) : null
  router.on('navigate', ({ detail }) => {
    user = userOf(detail.page as KeptPage)
  })
  const kept = pageIn(history.state)
  if (kept && sent && userOf(kept) !== user) history.replaceState(null, '')
  // Before Inertia, which draws what was kept without asking the server.
  addEventListener('popstate', forgetOnReturn, { capture: true })
}

function forgetOnReturn(event: PopStateEvent): void {
  const kept = userOf(pageIn(event.state) ?? {})
  if (kept === null || kept === user) return
  event.stopImmediatePropagation()
  history.replaceState(null, '')
  location.reload()
}

function pageIn(state: unknown): KeptPage | null {
  return (state as { page?: KeptPage } | null)?.page ?? null
}

function userOf(page: KeptPage): unknown {
  return page.props?.auth?.user?.id ?? null
}
