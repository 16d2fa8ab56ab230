import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { accessibilityFaults } from '#tests/support/axe'
import { openAsDemo } from '#tests/support/demo_page'
import type { Instance } from '#tests/support/instance'
import { addResults, cardOf, scrollTo, settledTopOf, topOf } from '#tests/support/result_list'
import { sharedInstance } from '#tests/support/shared_instance'
import { query } from '#tests/support/query'

const PRODUCT = 101
const RESULTS = 90
/** One beyond the first part of the list. */
const SEEN = 50
/** Times by which the browser's processor is slowed down, so that pages overtake each other if they can. */
const SLOW = 4
const PAGE = `/photos/generate/${PRODUCT}`

test.group('Results', (group) => {
  let instance: Instance
  let page: Page
  let errors: string[]

  group.setup(async () => {
    instance = await sharedInstance()
    return async () => {
      await page?.context().close()
      await query(instance, `delete from generated_images where prompt like 'result-%'`)
    }
  })

  test('new ones do not move what is looked at, and the page stays small', async ({
    assert,
    browser,
  }) => {
    await addResults(instance, PRODUCT, RESULTS)
    ;({ page, errors } = await openAsDemo(browser, instance))
    await page.goto(PAGE)
    await cardOf(page, RESULTS).waitFor()
    await scrollTo(page, 1)
    assert.isBelow(await page.locator('[data-result]').count(), 40)

    await scrollTo(page, 45)
    const before = await topOf(page, 45)
    await addResults(instance, PRODUCT, 1, RESULTS)
    await comeBack(page)
    const news = page.getByRole('button', { name: '1 new picture' })
    await news.waitFor()
    assert.closeTo(await topOf(page, 45), before, 1)
    await news.press('Enter')
    await cardOf(page, RESULTS + 1).waitFor()
  })

  test('by keyboard they are starred, found, deleted and brought back', async ({ assert }) => {
    const newest = cardOf(page, RESULTS + 1)
    await newest.getByRole('button', { name: 'Add to favourites' }).press('Enter')
    await page.getByRole('button', { name: 'Favourites', exact: true }).press('Enter')
    await page.waitForURL(/favorites=1/)
    await cardOf(page, RESULTS).waitFor({ state: 'detached' })
    await page.reload()
    await newest.waitFor()
    assert.lengthOf(await page.locator('[data-result]').all(), 1)
    await page.getByRole('button', { name: 'Favourites', exact: true }).press('Enter')

    await page.route(/images[?]search=/, (route) => route.abort())
    await page.getByLabel('Search in results').fill('result-42')
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' })
    await retry.waitFor()
    await page.unroute(/images[?]search=/)
    await retry.press('Enter')
    await cardOf(page, 42).waitFor()
    await retry.waitFor({ state: 'detached' })
    await newest.waitFor({ state: 'detached' })
    await page.getByLabel('Search in results').fill('')
    await newest.waitFor()

    await newest.locator('[data-open]').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('x')
    await page.getByText('1 selected').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('x')
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.keyboard.press('Delete')
    await page.getByText('2 pictures deleted').waitFor()
    await cardOf(page, RESULTS).waitFor({ state: 'detached' })
    await newest.locator('[data-open]').focus()
    await page.keyboard.press('Control+z')
    await page.getByText('2 pictures are back').waitFor()
    await cardOf(page, RESULTS).waitFor()
  }).tags(['@long'])

  test('the viewer enlarges, compares and deletes; what is deleted stays so', async ({
    assert,
  }) => {
    await cardOf(page, RESULTS).locator('[data-open]').press('Enter')
    const viewer = page.getByRole('dialog')
    await viewer.getByText(/^2 \/ /).waitFor()
    await page.keyboard.press('ArrowRight')
    await viewer.getByText(/^3 \/ /).waitFor()
    await page.keyboard.press('+')
    await viewer.getByText(/Enlarged to/).waitFor({ state: 'attached' })
    await page.keyboard.press('0')
    await viewer.getByText(/Enlarged to/).waitFor({ state: 'detached' })
    await page.keyboard.press('c')
    await viewer.getByRole('slider').waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.keyboard.press('c')
    const lost = viewer.getByRole('link', { name: 'Download' })
    await page.route(/images\/\d+\/file/, (route) =>
      route.fulfill({ status: 410, json: { error: 'This file is missing.', message: '' } })
    )
    await lost.press('Enter')
    await page.getByText('This file is missing.').waitFor()
    await page.unroute(/images\/\d+\/file/)
    const [file] = await Promise.all([page.waitForEvent('download'), lost.press('Enter')])
    assert.match(file.suggestedFilename(), /\.jpg$/)
    await page.keyboard.press('Delete')
    await viewer
      .getByText(`result-${RESULTS - 2}`)
      .first()
      .waitFor()
    await page.getByText('Picture deleted').waitFor()
    await page.reload()
    await cardOf(page, RESULTS - 2).waitFor()
    assert.equal(await cardOf(page, RESULTS - 1).count(), 0)
    assert.deepEqual(errors, [])
  })

  test('what was written is there after a reload, and what was asked for at hand', async ({
    assert,
  }) => {
    const description = page.getByLabel('Photo description')
    await description.fill('on a shelf')
    const leaveOut = page.getByLabel('Leave out')
    const unfold = page.getByRole('button', { name: 'Leave out' })
    await unfold.press('Enter')
    await leaveOut.fill('plants')
    await page.reload()
    assert.equal(await description.inputValue(), 'on a shelf')
    assert.equal(await leaveOut.inputValue(), 'plants')
    await unfold.press('Enter')
    await leaveOut.waitFor({ state: 'detached' })
    assert.isTrue(await unfold.evaluate((button) => button === document.activeElement))
    assert.equal(await unfold.getAttribute('aria-expanded'), 'false')
    // What is not seen must not be left out.
    await page.reload()
    await leaveOut.waitFor()
    assert.equal(await unfold.getAttribute('aria-expanded'), 'true')
    await description.fill('')
    await description.press('ArrowUp')
    await page.waitForFunction(() => document.querySelector('textarea')!.value.length > 3)
    await description.press('ArrowDown')
    await page.waitForFunction(() => document.querySelector('textarea')!.value === '')
  }).tags(['@long'])

  test('what is set is saved as a recipe; a draft of an earlier version is no obstacle', async ({
    assert,
  }) => {
    const save = page.getByRole('button', { name: 'Save as recipe' })
    await save.press('Enter')
    await page.getByText('Please provide a photo description').waitFor()
    await page.getByLabel('Photo description').fill('on a shelf, morning light through blinds')
    await page.getByLabel('Leave out').fill('plants')
    await page.getByRole('radio', { name: /Portrait/ }).check({ force: true })
    await page.getByLabel('Amount of photos').fill('3')
    await save.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Save as recipe' })
    const name = dialog.getByLabel('Name')
    assert.equal(await name.inputValue(), 'on a shelf, morning light')
    await name.fill('')
    await dialog.getByRole('button', { name: 'Save recipe' }).press('Enter')
    await dialog.getByText('Please name the recipe.').waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    await name.fill('Shelf')
    await name.press('Enter')
    const toast = page.getByRole('listitem').filter({ hasText: 'Shelf is among your recipes.' })
    await toast.getByRole('button', { name: 'Open' }).press('Enter')
    await page.waitForURL(/recipes\/\d+$/)
    assert.equal(
      await page.getByLabel('Description of scene 1').inputValue(),
      'on a shelf, morning light through blinds'
    )
    assert.equal(await page.getByLabel('Leave out').inputValue(), 'plants')
    assert.isTrue(await page.getByRole('checkbox', { name: 'Portrait' }).isChecked())
    assert.isFalse(await page.getByRole('checkbox', { name: 'Square' }).isChecked())
    assert.equal(await page.getByLabel('Pictures of each scene').inputValue(), '3')

    await page.evaluate(() => {
      const [, user] = Object.keys(sessionStorage)
        .find((key) => key.startsWith('draft:'))!
        .split(':')
      const scenes = [{ name: '', prompt: 'on sand' }]
      const draft = { name: 'Old', scenes, aspect_ratios: ['square'], amount: 1 }
      sessionStorage.setItem(`draft:${user}:recipe:`, JSON.stringify(draft))
    })
    await page.goto('/recipes/new')
    await page.getByText('Exports for markets', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Save recipe' }).press('Enter')
    await page.getByText('Old was saved.').waitFor()
    assert.deepEqual(errors, [])
  }).tags(['@long'])

  test('Back and Forward lead to where one was, with what was open and chosen', ({ assert }) =>
    goBackAndForward(assert))

  test('they do where pages overtake each other if they can', ({ assert }) =>
    goBackAndForward(assert, SLOW)).tags(['@long'])

  test('Back leads to where one was among all results of a product, and of all products', async ({
    assert,
  }) => {
    for (const [path, tab] of [
      [`/products/${PRODUCT}`, 'Generated Images'],
      ['/generated-assets', 'Pictures'],
    ]) {
      await page.goto(path!)
      await page.getByRole('tab', { name: tab }).click()
      await scrollTo(page, SEEN)
      const before = await settledTopOf(page, SEEN)
      await page.getByRole('link', { name: 'Batches' }).first().press('Enter')
      await page.waitForURL(/batches$/)
      await page.goBack()
      await cardOf(page, SEEN).waitFor()
      assert.closeTo(await settledTopOf(page, SEEN), before, 2, path)
    }
    assert.deepEqual(errors, [])
  }).tags(['@long'])

  /** @param rate times by which the browser's processor is slowed down where pages meet */
  async function goBackAndForward(assert: Assert, rate = 1): Promise<void> {
    await page.goto(PAGE)
    await scrollTo(page, SEEN)
    await cardOf(page, SEEN).getByRole('checkbox').check()
    await cardOf(page, SEEN).locator('[data-open]').press('Enter')
    const viewer = page.getByRole('dialog')
    await viewer.getByRole('link', { name: 'Make a video' }).waitFor()
    const top = await settledTopOf(page, SEEN)
    const browser = await page.context().newCDPSession(page)
    await browser.send('Emulation.setCPUThrottlingRate', { rate })
    for (const leave of [
      () => viewer.getByRole('link', { name: 'Make a video' }).press('Enter'),
      () => page.goForward(),
    ]) {
      await leave()
      await page.waitForURL(/videos\/generate/)
      await page.goBack()
      await viewer.getByText(`result-${SEEN}`).first().waitFor()
      assert.closeTo(await settledTopOf(page, SEEN), top, 2)
    }
    await browser.detach()
    await page.keyboard.press('Escape')
    await page.getByText('1 selected').waitFor()
    assert.deepEqual(errors, [])
  }
})

/** As if the tab had been in the background: what happened meanwhile is asked for. */
async function comeBack(page: Page): Promise<void> {
  for (const isHidden of [true, false]) {
    await page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  }
}
