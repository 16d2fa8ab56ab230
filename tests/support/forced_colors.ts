import type { Page } from 'playwright'

/**
 * The controls of a page that nobody would see who has chosen colours of their own: what is typed into has a line around it, what
 * is pressed has one or shows a word, a drawing or a picture.
 *
 * @returns one line a control; empty when all can be seen
 */
export function edgelessControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isLine = (style: string, width: string) =>
      style !== 'none' && Number.parseFloat(width) > 0
    const hasEdge = (it: Element) => {
      const { borderBottomStyle, borderBottomWidth, outlineStyle, outlineWidth } =
        getComputedStyle(it)
      return isLine(borderBottomStyle, borderBottomWidth) || isLine(outlineStyle, outlineWidth)
    }
    const isSeen = (it: HTMLElement) => {
      const { width, height } = it.getBoundingClientRect()
      const isShown = it.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      return isShown && width > 1 && height > 1 && !it.matches('.sr-only')
    }
    /** What lies unseen beneath a card or a picture is seen by that. */
    const carrier = (it: HTMLElement) => (isSeen(it) ? it : it.closest('label'))
    const typed = [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
      .map(carrier)
      .filter((it) => it !== null)
      .filter((it) => isSeen(it) && !hasEdge(it) && ![...it.querySelectorAll('*')].some(hasEdge))
      .filter((it) => !(it.parentElement && hasEdge(it.parentElement)))
    const pressed = [...document.querySelectorAll<HTMLElement>('button, a[href], [role=tab]')]
      .filter(isSeen)
      .filter((it) => !hasEdge(it) && !it.innerText.trim() && !it.querySelector('svg, img'))
    const dressed = [...document.querySelectorAll<HTMLElement>('button, a[href]')]
      .filter((it) => isSeen(it) && /\bbg-(primary|danger|surface)\b/.test(it.className))
      .filter((it) => !hasEdge(it))
    return [...new Set([...typed, ...pressed, ...dressed])].map(
      (it) => `${it.tagName.toLowerCase()}.${it.className} ${it.innerText.trim().slice(0, 40)}`
    )
  })
}
