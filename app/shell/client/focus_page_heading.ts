import { router } from '@inertiajs/react'

/**
 * After a visit to another page, and after Back and Forward, gives the focus to the page's heading and has its title read out, as a
 * browser does that loads a page. A page or a dialog that has placed the focus itself keeps it.
 */
export function focusPageHeading(): void {
  const spoken = document.body.appendChild(document.createElement('p'))
  spoken.className = 'sr-only'
  spoken.ariaLive = 'polite'
  let shown = location.pathname
  let left: Element | null = null
  // What had the focus when one went: a link of the bar still has it afterwards.
  const leave = () => (left = document.activeElement)
  router.on('start', leave)
  addEventListener('popstate', leave)
  router.on('navigate', () => {
    const isOther = location.pathname !== shown
    shown = location.pathname
    if (!isOther) return
    // The title is written, and the page's own effects have placed the focus, a moment after the page is there.
    setTimeout(() => {
      spoken.textContent = document.title
      focusHeading(left)
    }, TITLE_MS)
  })
}

const TITLE_MS = 50

function focusHeading(left: Element | null): void {
  const { activeElement: now, body } = document
  const isPlaced = now !== body && now !== left && now?.isConnected
  const heading = document.querySelector<HTMLElement>('main h1')
  if (isPlaced || !heading || location.hash || document.querySelector('[role=dialog]')) return
  heading.tabIndex = -1
  // Where the page is scrolled to is the router's matter.
  heading.focus({ preventScroll: true })
}
