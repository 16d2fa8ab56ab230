import { lazy } from 'react'

/**
 * React's `lazy` for a component that is fetched when it is first shown, inside a `PartBoundary`. Without it the rest
 * of the page stays, where React would take everything away; in its place `missing_part` says that it does not come.
 */
export const lazyPart: typeof lazy = (load) =>
  lazy(async () => {
    const part = await load()
      .catch(missing)
      .catch(() => NEVER)
    // After React has heard of it.
    setTimeout(() => listeners.forEach((tell) => tell()))
    return part
  })

const pageParts: Promise<unknown>[] = []

/**
 * A part that shows with its page: its files are fetched together with those of the page (`tools/vite/list_page_files.ts`), and it is imported at once. Written
 * with an arrow function that imports a file, by which the build finds it.
 */
export const pagePart: typeof lazy = (load) => {
  const part = load()
  // Where it does not come, it is said in its place.
  pageParts.push(part.catch(() => {}))
  return lazyPart(() => part)
}

/** Resolves when the parts that show with the page have come, or after so many milliseconds. */
export function untilPagePartsCame(patienceMs: number): Promise<unknown> {
  return Promise.race([
    Promise.all(pageParts),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ])
}

const listeners = new Set<() => void>()

/** Tells whenever a part has come. @returns what ends that */
export function onPartLoaded(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Takes of the part's own properties what it finds. */
const missing = () => import('./missing_part') as Promise<never>

const NEVER = new Promise<never>(() => {})

const IDLE_MS = 2_000

/** Fetches something once the page has come and the browser has time, so that the first press that needs it finds it there. */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  const start = () => void load().catch(() => {})
  const later = () => {
    // Safari has no such callback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_MS })
    else setTimeout(start, IDLE_MS)
  }
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
}
