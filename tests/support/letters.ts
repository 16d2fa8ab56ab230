import type { Page } from 'playwright'

/** Windows of small phones and of watches, in pixels. */
export const NARROW = [280, 320, 360]

/** Letters of readers who have chosen large ones in their browser, and of the others, in pixels. */
export const LETTERS = [24, 16]

/** As far apart as WCAG 1.4.12 lets readers set them. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/**
 * How far a page scrolls sideways in narrow windows, with letters of all sizes, set apart and not. The page is not opened anew.
 *
 * @returns one line for each that it scrolls in
 */
export async function sidewaysFaults(page: Page, widths = NARROW): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const faults: string[] = []
  for (const isSpaced of [false, true]) {
    await page.evaluate(setApart, isSpaced ? SPACED : '')
    for (const letters of LETTERS) {
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: letters } })
      // The size reaches the page by itself a moment later.
      await page.waitForFunction(
        (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
        letters
      )
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 })
        const over = await page.evaluate(
          () => document.scrollingElement!.scrollWidth - window.innerWidth
        )
        const how = `${width} px wide, letters of ${letters} px${isSpaced ? ' set apart' : ''}`
        if (over > 0) faults.push(`${how}: scrolls sideways by ${over}`)
      }
    }
  }
  await page.evaluate(setApart, '')
  await devtools.detach()
  return faults
}

/** Not by a style element: the policy of pages forbids foreign ones. */
function setApart(rules: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [sheet]
}
