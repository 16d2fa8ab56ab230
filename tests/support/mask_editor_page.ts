import type { Group } from '@japa/runner/core'
import type { Browser, Page } from 'playwright'
import { signInAsDemo } from './demo_page.js'
import type { Instance } from './instance.js'
import { sharedInstance } from './shared_instance.js'

export const PRODUCT = '/products/101'
export const DESK = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

/**
 * Has the tests of a group share a window of each size, in which a merchant has signed in once.
 * @returns opens the product's page in it
 */
export function productWindows(group: Group) {
  let instance: Instance
  const windows = new Map<object, Page>()

  group.setup(async () => {
    instance = await sharedInstance()
    return async () => {
      for (const page of windows.values()) await page.context().close()
    }
  })

  group.each.teardown(async () => {
    for (const page of windows.values()) await page.unrouteAll()
  })

  return async function open(browser: Browser, viewport: typeof DESK, hasTouch = false) {
    let page = windows.get(viewport)
    if (!page) {
      const context = await browser.newContext({ baseURL: instance.url, viewport, hasTouch })
      page = await context.newPage()
      windows.set(viewport, page)
      await signInAsDemo(page)
    }
    await page.goto(PRODUCT)
    return page
  }
}

/** Opens the editor of one of the product's photos. */
export async function openEditor(page: Page, photo: number): Promise<void> {
  await page.getByRole('button', { name: 'Adjust cut-out' }).nth(photo).click()
  await page.getByRole('application').waitFor()
}

/** Paints from one point to another, given as shares of the photo, which lies in the middle and is square. */
export async function drag(
  page: Page,
  from: [number, number],
  to: [number, number]
): Promise<void> {
  const { x, y, width, height } = (await page.getByRole('application').boundingBox())!
  const side = Math.min(width, height) - 32
  const place = ([across, down]: [number, number]) =>
    [x + (width - side) / 2 + across * side, y + (height - side) / 2 + down * side] as const
  await page.mouse.move(...place(from))
  await page.mouse.down()
  await page.mouse.move(...place(to), { steps: 4 })
  await page.mouse.up()
}
