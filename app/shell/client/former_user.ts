import { router } from '@inertiajs/react'

interface KeptPage {
  props?: { auth?: { user?: { id?: unknown } | null }; [name: string]: unknown }
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
  const sent = sentPage()
  user = sent ? userOf(sent) : null
  router.on('navigate', ({ detail }) => {
    user = userOf(detail.page as KeptPage)
  })
  const kept = keptPage()
  if (kept && sent && userOf(kept) !== user) history.replaceState(null, '')
  // Before Inertia, which draws what was kept without asking the server.
  addEventListener('popstate', forgetOnReturn, { capture: true })
}

/** What the server sent with the document. */
export function sentPage(): KeptPage | null {
  const sent = document.querySelector('script[data-page="app"]')?.textContent
  return sent ? JSON.parse(sent) : null
}

/** What the history has kept of the page that the document is for. */
export function keptPage(): KeptPage | null {
  return pageIn(history.state)
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
