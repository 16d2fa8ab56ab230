import type { Page, Route } from 'playwright'

const held = new WeakMap<Page, Route[]>()

/** Leaves calls of a page without an answer. */
export async function holdCalls(page: Page, url: string): Promise<void> {
  const routes: Route[] = []
  held.set(page, routes)
  await page.route(url, (route) => void routes.push(route))
}

/** To be called before the page is left: the browser would send what is still held, and the engine do the work. */
export async function dropHeldCalls(page: Page): Promise<void> {
  for (const route of held.get(page) ?? []) await route.abort()
  held.delete(page)
}
