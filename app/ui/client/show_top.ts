/**
 * Brings the top of what an order adds to on screen, with room for it below, unless it is there. `block: 'nearest'` leaves something higher
 * than the screen as it is, however far one has scrolled into it.
 */
export function showTop(element: HTMLElement | null): void {
  if (!element) return
  const { top } = element.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight / 2) element.scrollIntoView({ block: 'start' })
}
