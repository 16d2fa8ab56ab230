import type { Locator, Page } from 'playwright'
import { PASSWORD } from './merchant.js'
import { registerAt } from './sign_up.js'

export const INDIGO = 'oklch(0.511 0.262 276.966)'
export const RED = 'oklch(0.505 0.213 27.518)'

/** What the badge beside the mobile menu counts. */
export const BADGES = [
  ['/dashboard', 'Models'],
  ['/photos/generate/101', 'Images'],
  ['/photos/inpaint/101', 'Images'],
  ['/ai-editor', 'Images'],
  ['/products', 'Videos'],
]

/** Registers by call, since forms of sign-up have specs of their own, and opens the dashboard. */
export async function registerNewcomer(page: Page, url: string): Promise<void> {
  const visitor = await registerAt(url, PASSWORD)
  await page
    .context()
    .addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url })))
  await page.goto('/dashboard')
  await page.getByText('What do you sell?').waitFor()
}

/** Waits until a page that is used has what shows sentences, which cannot be loaded any more without a network. */
export async function untilSentencesCanBeShown(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/toaster-'))
  )
}

export function overflowOf(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.style.overflow)
}

/** Opens a menu and answers its entries, once it stands still: one that is still opening is not yet closed by a click elsewhere. */
export async function openMenu(page: Page, name: string): Promise<string[]> {
  await page.getByRole('button', { name }).click()
  await page.locator('[role=menu]:not([data-transition])').waitFor()
  const items = page.getByRole('menuitem')
  return items.allTextContents()
}

export function background(element: Locator): Promise<string> {
  return element.evaluate((it) => getComputedStyle(it).backgroundColor)
}

/** Width of a dialog in pixels, and how long it takes to close; once it stands still. */
export async function lookOf(dialog: Locator) {
  const panel = dialog.locator('[id^=headlessui-dialog-panel]:not([data-transition])')
  await panel.waitFor()
  return panel.evaluate((it) => {
    const { maxWidth, transitionDuration } = getComputedStyle(it)
    return { width: Number.parseFloat(maxWidth), closing: transitionDuration }
  })
}

/** Milliseconds from the next click to the bar that says that a visit takes its time, by the page's own clock. */
export function untilProgressBar(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clickedAt = Infinity
        const note = () => (clickedAt = performance.now())
        addEventListener('click', note, { capture: true, once: true })
        new MutationObserver((_, observer) => {
          if (!document.querySelector('#nprogress .bar')) return
          observer.disconnect()
          resolve(performance.now() - clickedAt)
        }).observe(document.body, { childList: true, subtree: true })
      })
  )
}

/** Opens the search on a touch screen, where its field has the focus at once, and closes it by Escape. */
export async function openSearchByTouch(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search and commands' }).tap()
  await page.locator('input[role=combobox]:focus').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
