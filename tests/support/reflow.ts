import type { Page } from 'playwright'

/** A window of 1280 by 1024 pixels at a zoom of 400 %: what WCAG 1.4.10 asks pages to hold in. */
export const ZOOMED = { width: 320, height: 256 }

/**
 * What is lost of a page, or of the dialog that is open over it, in a window as small as it has now.
 *
 * @returns one line a fault: what is wrong, and the element; empty when there is none
 */
export function reflowFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.scrollingElement!
    const width = root.clientWidth
    /** What has an edge around its text. */
    const CONTAINERS = 'button, a[class*=bg-], label, [role=tab], [role=option], [role=menuitem]'
    const scope = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body
    const visible = [...scope.querySelectorAll<HTMLElement>('*')].filter(isSeen)
    const faults = [
      ...(root.scrollWidth > width ? [`scrolls sideways by ${root.scrollWidth - width}`] : []),
      ...visible.filter(isOutside).map((it) => `reaches out of the window: ${nameOf(it)}`),
      ...visible.filter(isCut).map((it) => `is cut off: ${nameOf(it)}`),
      ...visible.filter(spills).map((it) => `does not hold its text: ${nameOf(it)}`),
      ...visible.filter(isBeneath).map((it) => `lies beneath something: ${nameOf(it)}`),
    ]
    scrollTo(0, 0)
    return [...new Set(faults)]

    function isSeen(it: HTMLElement): boolean {
      const { width: wide, height: high } = it.getBoundingClientRect()
      const isShown = it.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      return isShown && wide > 1 && high > 1 && !it.closest('.sr-only, svg *, [inert]')
    }

    /** What scrolls by itself may be wider than the window, such as a table. */
    function scroller(it: Element): Element | null {
      for (let at = it.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at)
        if (overflowX !== 'visible' && overflowX !== 'clip' && at.scrollWidth > at.clientWidth) {
          return at
        }
      }
      return null
    }

    function isOutside(it: Element): boolean {
      const { left, right } = it.getBoundingClientRect()
      return (left < -1 || right > width + 1) && !scroller(it)
    }

    function hasText(it: Element): boolean {
      return [...it.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim()
      )
    }

    /** Ended by three dots is another matter: the whole is told elsewhere. */
    function isCut(it: HTMLElement): boolean {
      const { overflowX, textOverflow, display } = getComputedStyle(it)
      return (
        hasText(it) &&
        it.scrollWidth > it.clientWidth + 1 &&
        !['visible', 'auto', 'scroll'].includes(overflowX) &&
        display !== 'inline' &&
        textOverflow !== 'ellipsis' &&
        !it.matches('input, textarea, select')
      )
    }

    function spills(it: HTMLElement): boolean {
      if (!it.matches(CONTAINERS)) return false
      const box = it.getBoundingClientRect()
      const parts = [it, ...it.querySelectorAll<HTMLElement>('*')].filter(hasText).filter(isSeen)
      return parts
        .flatMap((part) =>
          [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        )
        .flatMap((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return [...range.getClientRects()]
        })
        .some(({ left, right }) => left < box.left - 1 || right > box.right + 1)
    }

    function isBeneath(it: HTMLElement): boolean {
      if (!it.matches('a[href], button, input, select, textarea') || it.matches(':disabled'))
        return false
      // A panel or a hint that floats over the page goes by Escape, and a message by itself.
      if (document.querySelector('[popover]:popover-open, [role=menu]')) return false
      it.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const { left, right, top, bottom } = it.getBoundingClientRect()
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (hit?.closest('[data-sonner-toast], [role=tooltip]')) return false
      return !hit || !(it.contains(hit) || hit.contains(it) || hit.closest('label')?.contains(it))
    }

    function nameOf(it: Element): string {
      const name = it.getAttribute('aria-label') ?? it.textContent!.trim()
      return `${it.tagName.toLowerCase()}.${it.className} ${name.slice(0, 60)}`
    }
  })
}
