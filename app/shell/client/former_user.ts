interface KeptPage {
  props?: { auth?: { user?: { id?: unknown } | null } }
}

/**
 * Lets go of a page that the browser's history kept for somebody who has logged out since: going back would draw it again
 * in place of what the server answers now. To be called before the app starts.
 */
export function forgetFormerUser(): void {
  const kept = (history.state as { page?: KeptPage } | null)?.page
  const sent = document.querySelector('script[data-page="app"]')?.textContent
  if (kept && sent && userOf(kept) !== userOf(JSON.parse(sent))) history.replaceState(null, '')
}

function userOf(page: KeptPage): unknown {
  return page.props?.auth?.user?.id ?? null
}
