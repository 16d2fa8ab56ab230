import { test } from '@japa/runner'
import type { Browser, Locator, Page } from 'playwright'
import sharp from 'sharp'
import { DEMO_MERCHANT } from '#config/demo'
import { signInAs } from '#tests/support/demo_page'
import { edgelessControls } from '#tests/support/forced_colors'
import { sharedInstance } from '#tests/support/shared_instance'
import { transitionsEnd } from '#tests/support/transitions'

/** Of what a picture of a control shows, at least this share of pixels tells that it is chosen. */
const TELLING = 0.02

/** A pixel differs when one of its colours does by this much, of 255. */
const DIFFERENT = 64

/** Screens that have every kind of control between them, and what is there once their scripts have drawn them. */
const FIRST_SCREENS: [path: string, ready: string][] = [
  ['/photos/generate/101', 'Generate'],
  ['/user/profile', 'Select A New Photo'],
]

/** The other main ones. */
const MORE_SCREENS: typeof FIRST_SCREENS = [
  ['/dashboard', 'Select images'],
  ['/products/101', 'Generate Images'],
  ['/videos/generate/101', 'Generate Video'],
  ['/ai-editor', 'Generate Image'],
  ['/generated-assets', 'Favourites'],
  ['/review/101', 'Approve'],
  ['/batches/new', 'Add a scene'],
]

async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    forcedColors: 'active',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 1600 },
  })
  return context.newPage()
}

async function go(page: Page, path: string, ready: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: ready, exact: true }).first().waitFor()
  await transitionsEnd(page)
}

/** How much of a control looks different after something was done: 0 to 1. */
async function difference(control: Locator, act: () => Promise<void>): Promise<number> {
  const before = await pixels(control)
  await act()
  const after = await pixels(control)
  let differing = 0
  for (let at = 0; at < before.length; at += 3) {
    const isDifferent = [0, 1, 2].some(
      (channel) => Math.abs(before[at + channel]! - after[at + channel]!) >= DIFFERENT
    )
    if (isDifferent) differing++
  }
  return differing / (before.length / 3)
}

/** A control with the lines around it, as it stands without the pointer. */
async function pixels(control: Locator): Promise<Buffer> {
  const page = control.page()
  await control.scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
  await transitionsEnd(page)
  const { x, y, width, height } = (await control.boundingBox())!
  const clip = { x: x - 4, y: y - 4, width: width + 8, height: height + 8 }
  return sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Chooses by the mouse, and leaves the focus nowhere. */
function choose(control: Locator): () => Promise<void> {
  return async () => {
    await control.click()
    await control.page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  }
}

/** Focuses by the keyboard. */
function reach(control: Locator): () => Promise<void> {
  return async () => {
    await control.focus()
    await control.page().keyboard.press('Tab')
    await control.page().keyboard.press('Shift+Tab')
  }
}

test.group("In a reader's own colours", () => {
  /** Opens screens one after the other; answers what is wrong with them, in one line each. */
  const faultsOf = async (browser: Browser, guests: string[], screens: typeof FIRST_SCREENS) => {
    const { url } = await sharedInstance()
    const page = await open(browser, url)
    const faults: string[] = []
    const look = async (path: string) => {
      for (const fault of await edgelessControls(page)) faults.push(`${path}: ${fault}`)
    }
    for (const path of guests) {
      await page.goto(path)
      await page.locator('main').first().waitFor()
      await look(path)
    }
    await signInAs(page, DEMO_MERCHANT)
    for (const [path, ready] of screens) {
      await go(page, path, ready)
      await look(path)
    }
    await page.context().close()
    return faults
  }

  test('every control has an edge or a word', async ({ assert, browser }) => {
    assert.deepEqual(await faultsOf(browser, ['/register'], FIRST_SCREENS), [])
  }).tags(['@long'])

  test('every control of the other main screens has one too', async ({ assert, browser }) => {
    assert.deepEqual(await faultsOf(browser, ['/login', '/pricing'], MORE_SCREENS), [])
  }).tags(['@long'])

  test('what is chosen, or has the focus, is told from what is not', async ({
    assert,
    browser,
  }) => {
    const { url } = await sharedInstance()
    const page = await open(browser, url)
    await signInAs(page, DEMO_MERCHANT)
    const told: Record<string, number> = {}
    const card = (name: string) =>
      page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) })

    await go(page, '/photos/generate/101', 'Generate')
    told.shape = await difference(card('Square'), choose(card('Portrait')))

    await go(page, '/videos/generate/101', 'Generate Video')
    told.length = await difference(card('5 seconds'), choose(card('10 seconds')))
    const photos = page.locator('fieldset label:has(img)')
    told.photo = await difference(photos.nth(0), choose(photos.nth(1)))
    const tab = page.getByRole('tab', { name: 'Original Images' })
    told.tab = await difference(tab, choose(page.getByRole('tab', { name: 'Generated Images' })))

    await go(page, '/generated-assets', 'Favourites')
    const favourites = page.getByRole('button', { name: 'Favourites', exact: true })
    told.favourites = await difference(favourites, choose(favourites))

    await go(page, '/review', 'Approve')
    const strip = page.getByRole('list', { name: 'Pictures in this list' }).getByRole('button')
    told.strip = await difference(strip.nth(0), choose(strip.nth(1)))

    await go(page, '/batches/new', 'Add a scene')
    const portrait = page.getByRole('checkbox', { name: 'Portrait' })
    told.checkbox = await difference(portrait, choose(portrait))

    await go(page, '/products/101', 'Generate Images')
    await page.getByRole('button', { name: 'Generate Images', exact: true }).click()
    const photo = page.getByRole('dialog').locator('label:has(img)')
    told.reached = await difference(photo.nth(0), reach(photo.nth(0).getByRole('checkbox')))
    told.marked = await difference(photo.nth(1), choose(photo.nth(1)))

    const faint = Object.entries(told).filter(([, share]) => share < TELLING)
    await page.context().close()
    assert.lengthOf(Object.keys(told), 9)
    assert.deepEqual(faint, [])
  }).tags(['@long'])
})
