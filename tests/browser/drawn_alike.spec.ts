import { test } from '@japa/runner'
import { openAsDemo } from '#tests/support/demo_page'
import { sharedInstance } from '#tests/support/shared_instance'

test('a picture that is still to come is not written out in the place where it will be', async ({
  assert,
  browser,
  cleanup,
}) => {
  const { page, context } = await openAsDemo(browser, await sharedInstance())
  cleanup(() => context.close())
  const held = Promise.withResolvers<void>()
  await page.route('**/media/**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/products/101', { waitUntil: 'domcontentloaded' })
  const cutout = page.locator('.checkerboard img').first()
  await cutout.waitFor({ state: 'attached' })
  const colour = () => cutout.evaluate((it) => getComputedStyle(it).color)
  assert.match(await colour(), /^rgba\(.*, 0\)$|^transparent$/)
  held.resolve()
}).tags(['@long'])

test('a message leaves what the viewer offers to be pressed', async ({
  assert,
  browser,
  cleanup,
}) => {
  const { page, context } = await openAsDemo(browser, await sharedInstance())
  cleanup(() => context.close())
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/photos/generate/101')
  await page.getByRole('button', { name: 'Open' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Copy description' }).press('Enter')
  const message = page.locator('[data-sonner-toast]')
  await message.waitFor()
  const [shown, download] = [
    (await message.boundingBox())!,
    (await dialog.getByRole('link', { name: 'Download' }).boundingBox())!,
  ]
  const isApart =
    shown.x + shown.width <= download.x ||
    download.x + download.width <= shown.x ||
    shown.y + shown.height <= download.y ||
    download.y + download.height <= shown.y
  assert.isTrue(isApart)
}).tags(['@long'])
