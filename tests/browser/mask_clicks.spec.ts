import { test } from '@japa/runner'
import { firstOnes } from '#app/core/elements'
import { accessibilityFaults } from '#tests/support/axe'
import {
  DESK,
  drag,
  openEditor,
  PHONE,
  PRODUCT,
  productWindows,
} from '#tests/support/mask_editor_page'
import { answerSelections } from '#tests/support/selections'
import { until } from '#tests/support/until'

test.group('Pointing at what a product is', (group) => {
  const open = productWindows(group)

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
})
