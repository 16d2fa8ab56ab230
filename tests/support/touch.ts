import type { Page } from 'playwright'

/** What a finger meets, in pixels: a browser's pointer hits a point, a finger does not. */
const LEAST_HEIGHT = 40

/** Below it Safari enlarges the page as soon as somebody types. */
const LEAST_LETTERS = 16

/**
 * What is too small for fingers of a page in a window that is touched: controls too low, fields with small letters. A link within a text is
 * as high as its line.
 *
 * @returns one line for each
 */
export function touchFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ([leastHeight, leastLetters]) => {
      const CONTROLS =
        'button, a[href], input, select, textarea, summary, [role=slider], [role=tab]'
      const TYPED =
        'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=color]), textarea'
      const shown = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(isShown)
      return [
        ...shown
          .filter((it) => !isInText(it) && heightOf(it) < leastHeight - 0.5)
          .map((it) => `${Math.round(heightOf(it))} px high: ${nameOf(it)}`),
        ...shown
          .filter((it) => it.matches(`${TYPED}, select`) && lettersOf(it) < leastLetters)
          .map((it) => `letters of ${lettersOf(it)} px: ${nameOf(it)}`),
      ]

      function isShown(it: HTMLElement): boolean {
        const { width, height } = it.getBoundingClientRect()
        const isSeen = it.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        return isSeen && width > 1 && height > 1 && !it.closest('.sr-only, [inert]')
      }

      function isInText(it: HTMLElement): boolean {
        return it.matches('a') && getComputedStyle(it).display === 'inline'
      }

      /** With its label, and with the room around it that answers as well. */
      function heightOf(it: HTMLElement): number {
        const label =
          it.matches('[type=checkbox], [type=radio]') && (it as HTMLInputElement).labels?.[0]
        const { content, position, top } = getComputedStyle(it, '::after')
        const around =
          content !== 'none' && position === 'absolute' ? -2 * Number.parseFloat(top) || 0 : 0
        return (label || it).getBoundingClientRect().height + Math.max(0, around)
      }

      function lettersOf(it: HTMLElement): number {
        return Number.parseFloat(getComputedStyle(it).fontSize)
      }

      function nameOf(it: HTMLElement): string {
        return `${it.tagName.toLowerCase()} ${(it.ariaLabel ?? it.textContent.trim()).slice(0, 40)}`
      }
    },
    [LEAST_HEIGHT, LEAST_LETTERS] as const
  )
}
