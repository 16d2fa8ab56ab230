import { flushSync } from 'react-dom'

/**
 * Brings the top of what an order adds to on screen, with room for it below, unless it is there. `block: 'nearest'` leaves something higher
 * than the screen as it is, however far one has scrolled into it.
 */
export function showTop(element: HTMLElement | null): void {
  if (!element) return
  const { top } = element.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight / 2) element.scrollIntoView({ block: 'start' })
}

/**
 * Draws at once what `add` puts below the top of an element, and then brings that top on screen. The other way round browsers would hold what
 * they show already in its place, and push what is new out above the screen of a phone.
 */
export function showAdded(element: HTMLElement | null, add: () => void): void {
  flushSync(add)
  showTop(element)
}
