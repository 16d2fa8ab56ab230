import { router } from '@inertiajs/react'

/** How long what stood there before may take to be there again. */
const PATIENCE_MS = 3_000

const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown']

interface Entry {
  documentScrollPosition?: { top: number }
}

let ended = new AbortController()

/** For parts of a page that find their place themselves. */
export function stopScrollingBack(): void {
  ended.abort()
}

/**
 * After Back and Forward, scrolls to where one was once the page is long enough again: parts of it that are loaded on their
 * own are not there yet when Inertia scrolls. Whoever does something meanwhile is left where they are.
 */
export function scrollBackWhenLong(): void {
  let wanted: number | null = null
  addEventListener('popstate', ({ state }) => {
    wanted = (state as Entry | null)?.documentScrollPosition?.top ?? null
  })
  router.on('navigate', () => {
    if (wanted) scrollTo(wanted)
    wanted = null
  })
}

function scrollTo(top: number): void {
  const deadline = performance.now() + PATIENCE_MS
  const current = new AbortController()
  ended = current
  for (const input of [...INPUTS, 'popstate']) {
    addEventListener(input, stopScrollingBack, { passive: true, signal: current.signal })
  }
  const step = () => {
    const isThere = Math.abs(window.scrollY - top) <= 1
    if (isThere || performance.now() > deadline) current.abort()
    if (current.signal.aborted) return
    const isLong = document.documentElement.scrollHeight - window.innerHeight >= top
    if (isLong) window.scrollTo({ top, behavior: 'instant' })
    requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
