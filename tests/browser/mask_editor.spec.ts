import { test } from '@japa/runner'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { accessibilityFaults } from '#tests/support/axe'
import {
  DESK,
  drag,
  openEditor,
  PHONE,
  PRODUCT,
  productWindows,
} from '#tests/support/mask_editor_page'
import { until } from '#tests/support/until'

test.group('Correcting a cut-out', (group) => {
  const open = productWindows(group)

  test('what is painted is saved, shown again and can be withdrawn', async ({
    assert,
    browser,
  }) => {
    const page = await open(browser, DESK)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await openEditor(page, 0)
    assert.deepEqual(await accessibilityFaults(page), [])
    const save = page.getByRole('button', { name: 'Save' })
    assert.isTrue(await save.isDisabled())

    await page.mouse.move(500, 400)
    await page.keyboard.down(' ')
    await drag(page, [0.3, 0.2], [0.7, 0.2])
    await page.keyboard.up(' ')
    assert.isTrue(await save.isDisabled(), 'Space moves the photo')

    await drag(page, [0.3, 0.2], [0.7, 0.2])
    await page.getByText('Remove', { exact: true }).click()
    await drag(page, [0.3, 0.6], [0.7, 0.6])
    await drag(page, [0.3, 0.72], [0.7, 0.72])
    await page.keyboard.press('Control+z')
    await save.click()
    await page.getByText('The cut-out was saved.').waitFor()
    await page.getByText('Corrected', { exact: true }).waitFor()
    await page.getByText('You corrected cut-outs since the last training.').waitFor()
    await page.getByRole('button', { name: 'Train again' }).waitFor()

    await page.reload()
    await page.getByText('Corrected', { exact: true }).waitFor()
    const mask = await readMask(page)
    const row = (share: number) => mask.at(0.5, share)
    assert.equal(row(0.2), 255, 'painted in above')
    assert.equal(row(0.6), 0, 'taken out in the middle')
    assert.equal(row(0.72), 255, 'taken out and put back below that')

    await page.goto('/photos/inpaint/101')
    await page.getByLabel('Background description').fill('on a marble table')
    await page.getByText('Product found').or(page.getByText('Check this.')).waitFor()
    const generate = page.getByRole('button', { name: 'Generate', exact: true, disabled: false })
    const [order] = await Promise.all([
      page.waitForRequest('**/background'),
      generate.press('Enter'),
    ])
    assert.match(order.postDataJSON().mask_url, /^\/media\//, 'what was corrected is used')
    assert.isBelow((await order.response())!.status(), 300)
    await page.goto(PRODUCT)
    await page.getByText('Corrected', { exact: true }).waitFor()

    await openEditor(page, 0)
    await page.getByRole('button', { name: 'Start again from the automatic cut-out' }).click()
    await save.click()
    await page.getByText('The automatic cut-out is used again.').waitFor()
    await page.getByText('Corrected', { exact: true }).waitFor({ state: 'detached' })
    assert.deepEqual(errors, [])
  })

  test('it works by keyboard alone, and asks before changes are thrown away', async ({
    assert,
    browser,
  }) => {
    const page = await open(browser, DESK)
    await page.getByRole('button', { name: 'Adjust cut-out' }).nth(1).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('application').waitFor()
    const undo = page.getByRole('button', { name: 'Undo' })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await page.keyboard.press('Enter')
    await page.getByRole('application').waitFor()
    for (let n = 0; n < 12; n++) await page.keyboard.press('Shift+ArrowUp')
    await page.keyboard.press('x')
    await page.keyboard.press('a')
    await page.keyboard.press(']')
    await page.getByText('50 px').waitFor()
    await page.keyboard.press('Space')
    await page.getByText(/Added, \d+ % from the left/).waitFor()
    assert.isTrue(await undo.isEnabled())
    await page.keyboard.press('Control+z')
    assert.isTrue(await undo.isDisabled())
    await page.keyboard.press('Control+Shift+z')
    assert.isTrue(await undo.isEnabled())

    await page.keyboard.press('Escape')
    await page.getByText('Throw your changes away?').waitFor()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await page.getByText('Throw your changes away?').waitFor({ state: 'detached' })
    await page.keyboard.press('Control+z')
    assert.isTrue(await undo.isDisabled())
    await page.keyboard.press('Control+Shift+z')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Throw away' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(await page.getByText('Corrected', { exact: true }).count(), 0)
  }).tags(['@long'])

  test('on a phone one finger paints and two zoom', async ({ assert, browser }) => {
    const page = await open(browser, PHONE, true)
    await openEditor(page, 2)
    assert.deepEqual(await accessibilityFaults(page), [])
    const canvas = (await page.getByRole('application').boundingBox())!
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({
          id,
          x: canvas.x + x * canvas.width,
          y: canvas.y + y * canvas.height,
        })),
      })
    const undo = page.getByRole('button', { name: 'Undo' })
    const before = await page.getByRole('application').screenshot()

    await touch('touchStart', [0.4, 0.5])
    await touch('touchStart', [0.4, 0.5], [0.6, 0.5])
    await touch('touchMove', [0.2, 0.5], [0.8, 0.5])
    await touch('touchEnd')
    await until(async () => !before.equals(await page.getByRole('application').screenshot()))
    assert.isTrue(await undo.isDisabled())

    await touch('touchStart', [0.2, 0.3])
    await touch('touchMove', [0.8, 0.3])
    await touch('touchEnd')
    await page.waitForFunction(() => !document.querySelector('[aria-label=Undo]:disabled'))
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.equal(scrolled, PHONE.width)
  }).tags(['@long'])

  test('each photo that could be better leads to its cut-out, and a training that is free says so', async ({
    assert,
    browser,
  }) => {
    const page = await open(browser, DESK)
    await page.route(`**${PRODUCT}`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text())
        .replace('"has_better_training":false', '"has_better_training":true')
        .replaceAll('"warnings":[]', '"warnings":["Check this."]')
      return route.fulfill({ response, body })
    })
    await page.goto(PRODUCT)
    const fold = page.locator('details', { hasText: 'photos could be better' })
    await fold.locator('summary').click()
    await fold.getByText('Training is free this once.').waitFor()
    assert.equal(await fold.getByText('Training takes').count(), 0)
    await fold.getByRole('button', { name: 'Adjust cut-out of' }).nth(1).click()
    await page.getByRole('application', { name: 'Cut-out of' }).waitFor()
  }).tags(['@long'])

  test('a mask that does not come can be asked for again', async ({ browser }) => {
    const page = await open(browser, DESK)
    await page.route('**/mask', (route) => route.abort())
    await page.getByRole('button', { name: 'Adjust cut-out' }).nth(3).click()
    await page.getByText('No connection to the server.').waitFor()
    await page.unroute('**/mask')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('application').waitFor()
  }).tags(['@long'])
})

/** The stored mask of the product's first photo. */
async function readMask(page: Page) {
  const data = await page.locator('script[data-page]').first().textContent()
  const [photo] = JSON.parse(data!).props.product.input_images
  const file = await page.request.get(photo.mask_path)
  const { data: values, info } = await sharp(await file.body())
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    at: (x: number, y: number) =>
      values[Math.floor(y * info.height) * info.width + Math.floor(x * info.width)],
  }
}
