import { router } from '@inertiajs/react'
import type { SharedProps } from '~/shell/shared_props'

interface KeptPage {
  version?: string | null
  props?: Partial<SharedProps>
}

/** The page on screen. */
let shown: KeptPage = {}

/** The build of pages that this one is of. */
let version: string | null = null

/** Id of whom the page on screen is for; null for guests. */
export function currentUser(): number | null {
  return userOf(shown)
}

/** What every page is given, as the page on screen was. */
export function currentProps(): Partial<SharedProps> {
  return shown.props ?? {}
}

/** The build of pages that the one on screen is of, as the server tells it. */
export function pageVersion(): string | null {
  return version
}

/**
 * Lets go of pages that the browser's history kept for somebody who has logged out since: going back would draw them again
 * in place of what the server answers now. To be called before the app starts.
 */
export function forgetFormerUser(): void {
  const sent = sentPage()
  shown = sent ?? {}
  version = shown.version ?? null
  router.on('navigate', ({ detail }) => {
    shown = detail.page as unknown as KeptPage
  })
  const kept = keptPage()
  if (kept && sent && userOf(kept) !== currentUser()) history.replaceState(null, '')
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
  if (kept === null || kept === currentUser()) return
  event.stopImmediatePropagation()
  history.replaceState(null, '')
  location.reload()
}

function pageIn(state: unknown): KeptPage | null {
  return (state as { page?: KeptPage } | null)?.page ?? null
}

function userOf(page: KeptPage): number | null {
  return page.props?.auth?.user?.id ?? null
}
