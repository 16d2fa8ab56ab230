import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { firstOnes } from '#app/core/elements'
import { accessibilityFaults } from '#tests/support/axe'
import { signInAsDemo } from '#tests/support/demo_page'
import type { Instance } from '#tests/support/instance'
import { answerSelections } from '#tests/support/selections'
import { sharedInstance } from '#tests/support/shared_instance'
import { until } from '#tests/support/until'

const PRODUCT = '/products/101'
const DESK = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

test.group('Correcting a cut-out', (group) => {
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

  /** The product's page in the window of a size, which a merchant has signed in once. */
  async function open(browser: Browser, viewport: typeof DESK, hasTouch = false) {
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

  test('a click keeps one thing alone or takes one away, a box is drawn round it, and all can be taken back', async ({
    assert,
    browser,
  }) => {
    const page = await open(browser, DESK)
    const asked = await answerSelections(page, PRODUCT)
    await page.goto(PRODUCT)
    await openEditor(page, 1)
    const canvas = page.getByRole('application')
    const undo = page.getByRole('button', { name: 'Undo' })
    const news = page.getByRole('status')
    await page.getByText('Click the product, or draw a box round it.').waitFor()
    const { x, y, width, height } = (await canvas.boundingBox())!
    const middle = [x + width / 2, y + height / 2] as const

    await page.mouse.click(...middle)
    await news.getByText('Only this is selected now').waitFor()
    // What is right already stays; who insists means a part of it.
    await page.mouse.click(...middle)
    await news.getByText('This is selected already.').waitFor()
    await page.mouse.click(...middle)
    await news.getByText('Only this is selected now').waitFor()
    const [again, part] = firstOnes(asked.splice(1, 2), 2)
    assert.isBelow(part.most!, again.most!)
    await undo.click()
    await page.mouse.click(...middle, { button: 'right' })
    await news.getByText('Taken away').waitFor()
    await drag(page, [0.2, 0.2], [0.8, 0.9])
    await until(async () => asked.length === 3)
    await until(async () => (await news.getByText('Selecting...').count()) === 0)
    const [only, taken, boxed] = firstOnes(asked, 3)
    assert.closeTo(only.at!.x, 0.5, 0.02)
    assert.isBelow(only.most!, 0.9)
    assert.isBelow(taken.most!, 0.9)
    assert.closeTo(boxed.box!.left, 0.2, 0.02)
    assert.closeTo(boxed.box!.bottom, 0.9, 0.02)

    // By keys: what is there is taken away.
    await canvas.focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Delete')
    await until(async () => asked.length === 4)
    await news.getByText('Taken away').waitFor()
    for (let step = 0; step < 4; step++) await undo.click()
    assert.isTrue(await undo.isDisabled())
    assert.deepEqual(await accessibilityFaults(page), [])
  }).tags(['@long'])

  test('keys point too, a box takes away as well, and a click that is not found yet can be taken back', async ({
    assert,
    browser,
  }) => {
    const page = await open(browser, DESK)
    const asked = await answerSelections(page, PRODUCT)
    await page.goto(PRODUCT)
    await openEditor(page, 1)
    const undo = page.getByRole('button', { name: 'Undo' })
    const news = page.getByRole('status')
    await news.getByText('Getting ready').waitFor({ state: 'detached' })
    await page.getByRole('application').focus()
    await page.keyboard.press('Enter')
    await news.getByText('Only this is selected now').waitFor()
    assert.closeTo(asked[0]!.at!.x, 0.5, 0.02)
    await page.keyboard.press('Control+z')
    assert.isTrue(await undo.isDisabled())

    const found = Promise.withResolvers<void>()
    await page.route('**/api/selections', async (route) => {
      await found.promise
      return route.fallback()
    })
    await page.keyboard.press('Enter')
    await news.getByText('Selecting...').waitFor()
    await page.keyboard.press('Control+z')
    await news.getByText('Selecting...').waitFor({ state: 'detached' })
    found.resolve()

    await page.keyboard.down('Alt')
    await drag(page, [0.2, 0.2], [0.8, 0.9])
    await page.keyboard.up('Alt')
    await news.getByText('Taken away').waitFor()
    assert.closeTo(asked.at(-1)!.box!.left, 0.2, 0.02)
    assert.lengthOf(asked, 3)
    await undo.click()
    assert.isTrue(await undo.isDisabled(), 'what was taken back in time has changed nothing')
  }).tags(['@long'])

  test('on a phone a tap points, and a box is drawn with a finger', async ({ assert, browser }) => {
    const page = await open(browser, PHONE, true)
    const asked = await answerSelections(page, PRODUCT)
    await page.goto(PRODUCT)
    await openEditor(page, 2)
    const news = page.getByRole('status')
    await news.getByText('Getting ready').waitFor({ state: 'detached' })
    const { x, y, width, height } = (await page.getByRole('application').boundingBox())!
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await news.getByText('Only this is selected now').waitFor()
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: object[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: points as [] })
    await touch('touchStart', { x: x + width * 0.3, y: y + height * 0.4 })
    await touch('touchMove', { x: x + width * 0.7, y: y + height * 0.6 })
    await touch('touchEnd')
    await until(async () => asked.length === 2)
    const [tapped, boxed] = firstOnes(asked, 2)
    assert.closeTo(tapped.at!.x, 0.5, 0.02)
    assert.exists(boxed.box)
    assert.isTrue(await page.getByRole('button', { name: 'Undo' }).isEnabled())
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

async function openEditor(page: Page, photo: number): Promise<void> {
  await page.getByRole('button', { name: 'Adjust cut-out' }).nth(photo).click()
  await page.getByRole('application').waitFor()
}

/** Paints from one point to another, given as shares of the photo, which lies in the middle and is square. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const { x, y, width, height } = (await page.getByRole('application').boundingBox())!
  const side = Math.min(width, height) - 32
  const place = ([across, down]: [number, number]) =>
    [x + (width - side) / 2 + across * side, y + (height - side) / 2 + down * side] as const
  await page.mouse.move(...place(from))
  await page.mouse.down()
  await page.mouse.move(...place(to), { steps: 4 })
  await page.mouse.up()
}

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
