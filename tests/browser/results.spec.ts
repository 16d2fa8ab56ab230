import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { accessibilityFaults } from '#tests/support/axe'
import { startInstance, type Instance } from '#tests/support/instance'
import { query } from '#tests/support/stored_files'
import { DEMO_MERCHANT } from '../../config/demo.js'

const PRODUCT = 101
const RESULTS = 90
const PAGE = `/photos/generate/${PRODUCT}`

test.group('Results', (group) => {
  let instance: Instance
  let page: Page
  const errors: string[] = []

  group.setup(async () => {
    instance = await startInstance()
    return async () => {
      await instance.stop()
    }
  })

  group.each.timeout(60_000)

  test('new ones do not move what is looked at, and the page stays small', async ({
    assert,
    browser,
  }) => {
    await addResults(instance, RESULTS)
    page = await browser.newPage({ baseURL: instance.url })
    page.setDefaultTimeout(12_000)
    page.on('pageerror', (error) => errors.push(error.message))
    await signIn(page)
    await page.goto(PAGE)
    await cardOf(page, RESULTS).waitFor()
    await scrollTo(page, 1)
    assert.isBelow(await page.locator('[data-result]').count(), 40)

    await scrollTo(page, 45)
    const before = await topOf(page, 45)
    await addResults(instance, 1, RESULTS)
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
  })

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
    await page.getByLabel('Leave out').fill('plants')
    await page.reload()
    assert.equal(await description.inputValue(), 'on a shelf')
    assert.equal(await page.getByLabel('Leave out').inputValue(), 'plants')
    await description.fill('')
    await description.press('ArrowUp')
    await page.waitForFunction(() => document.querySelector('textarea')!.value.length > 3)
    await description.press('ArrowDown')
    await page.waitForFunction(() => document.querySelector('textarea')!.value === '')
  })
})

const cardOf = (page: Page, number: number) =>
  page.locator('[data-result]', { hasText: new RegExp(`^result-${number}(?!\\d)`) })

const topOf = (page: Page, number: number) =>
  cardOf(page, number).evaluate((card) => card.getBoundingClientRect().top)

/** Scrolls down or up until a result is in the middle of the screen. */
async function scrollTo(page: Page, number: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-result]')]
    const numbers = cards.map((card) => Number(/result-(\d+)/.exec(card.textContent)?.[1]))
    const card = cards[numbers.indexOf(wanted)]
    if (card) card.scrollIntoView({ block: 'center' })
    else scrollBy(0, Math.max(...numbers.filter(Number.isFinite)) > wanted ? 1200 : -1200)
    return card !== undefined
  }, number)
}

/** As if the tab had been in the background: what happened meanwhile is asked for. */
async function comeBack(page: Page): Promise<void> {
  for (const isHidden of [true, false]) {
    await page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(DEMO_MERCHANT.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_MERCHANT.password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/dashboard')
}

/** Copies of the product's first result, named `result-1` and so on. */
async function addResults(instance: Instance, count: number, after = 0): Promise<void> {
  await query(
    instance,
    `insert into generated_images (generation_id, product_id, user_id, media_id, position, prompt, original_prompt,
       width, height, seed, scene, source_photo_id)
     select generation_id, product_id, user_id, media_id, 1000 + n, 'result-' || n, 'result-' || n,
       width, height, seed, scene, source_photo_id
     from (select * from generated_images where product_id = ${PRODUCT} order by id limit 1) first,
       generate_series($1::int, $2::int) as n order by n`,
    [after + 1, after + count]
  )
}
