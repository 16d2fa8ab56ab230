import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { SAMPLE_VIEWS } from '#app/operator/samples/catalog'
import { accessibilityFaults } from '#tests/support/axe'
import { type Credentials, openAs, registerMerchant, signInByForm } from '#tests/support/demo_page'
import { holdResults } from '#tests/support/held_results'
import type { Instance } from '#tests/support/instance'
import { untilForgotten, untilKept } from '#tests/support/kept_photos'
import { IDENTIFIED, loseAnswers } from '#tests/support/lost_calls'
import { answerSelections } from '#tests/support/selections'
import { sharedInstance } from '#tests/support/shared_instance'
import { ROOT } from '../../tools/launcher/settings.js'

const PHOTOS = SAMPLE_VIEWS.map((view) => join(ROOT, `samples/mug/${view}.jpg`))

test.group('Photos that were chosen and not sent yet', (group) => {
  let instance: Instance
  let page: Page
  let merchant: Credentials
  let errors: string[]

  const chosen = () => page.getByRole('button', { name: /^Remove .+\.jpg$/ })
  const dropzone = () => page.getByText('Drop photos of your product here')

  group.setup(() => () => page?.context().close())

  test('are there again after a reload and after another page, with what was typed; not in another tab', async ({
    assert,
    browser,
  }) => {
    instance = await sharedInstance()
    merchant = await registerMerchant(instance)
    ;({ page, errors } = await openAs(browser, instance, merchant))
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Skip for now' }).press('Enter')
    const all = IDENTIFIED.all_identifications.slice(1)
    await page.route('**/api/identify-images', (route) =>
      route.fulfill({ json: { ...IDENTIFIED, all_identifications: all } })
    )
    await page.locator('input[type=file]').first().setInputFiles(PHOTOS)
    await page.getByText('6 of 20 photos selected').waitFor()
    await chosen().first().press('Enter')
    await page.getByText('5 of 20 photos selected').waitFor()
    await untilKept(page, 5)
    await page.goto('/products')
    await page.goBack()
    await page.getByText('5 of 20 photos selected').waitFor()

    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await page.getByLabel('Product name').fill('Harbour mug')
    await page.reload()
    await page.getByText('5 of 20 photos selected').waitFor()
    await chosen().nth(4).waitFor()
    assert.equal(await chosen().count(), 5)
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await page.getByRole('button', { name: 'Start Training' }).waitFor()
    assert.equal(await page.getByLabel('Product name').inputValue(), 'Harbour mug')
    assert.equal(await page.getByLabel('Description').inputValue(), 'A blue mug.')

    const other = await page.context().newPage()
    await other.goto('/dashboard')
    await other.getByText('Drop photos of your product here').waitFor()
    assert.equal(await other.getByText('photos selected').count(), 0)
    await other.close()
  }).tags(['@long'])

  test('are taken out all at once, and stay out', async ({ assert }) => {
    await page.goto('/products/create')
    await page.getByLabel('Name').fill('Teapot')
    await page.getByRole('checkbox', { name: 'Public' }).check()
    await page.locator('input[type=file]').setInputFiles(PHOTOS.slice(0, 3))
    await chosen().nth(2).waitFor()
    await untilKept(page, 3)
    await page.reload()
    await chosen().nth(2).waitFor()
    assert.equal(await page.getByLabel('Name').inputValue(), 'Teapot')
    assert.isTrue(await page.getByRole('checkbox', { name: 'Public' }).isChecked())
    await page.getByRole('button', { name: 'Remove all' }).press('Enter')
    await chosen().first().waitFor({ state: 'detached' })
    await untilForgotten(page, 3)
    await page.reload()
    await page.getByText('Drop images here').waitFor()
    assert.equal(await chosen().count(), 0)
  }).tags(['@long'])

  test('are sent with the product that was clicked in them, also after a reload', async ({
    assert,
  }) => {
    const asked = await answerSelections(page, '/products/create')
    await page.goto('/products/create')
    await page.locator('input[type=file]').setInputFiles(PHOTOS.slice(0, 1))
    await page.getByRole('button', { name: /^Show product in/ }).press('Enter')
    const canvas = page.getByRole('application')
    await canvas.press('ArrowLeft')
    await canvas.press('Enter')
    await page.getByRole('status').getByText('Added').waitFor()
    assert.lengthOf(asked, 1)
    await page.getByRole('button', { name: 'This is the product' }).press('Enter')
    const shown = page.getByRole('button', { name: /^Product shown in/ })
    await shown.waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    await untilKept(page, 1, 1)
    await page.reload()
    await shown.waitFor()
    assert.equal(await page.getByLabel('Name').inputValue(), 'Teapot')
    await page.getByRole('button', { name: 'Create Product' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Teapot' }).waitFor()
    await page.getByText('Corrected', { exact: true }).waitFor()
    await page.goto('/products/create')
    await page.getByText('Drop images here').waitFor()
    assert.equal(await page.getByLabel('Name').inputValue(), '')
    assert.equal(await chosen().count(), 0)
  }).tags(['@long'])

  test('stay when what asks after their training is of another build, whoever loads the page anew', async ({
    assert,
  }) => {
    await page.goto('/products')
    // As a page leaves it whose order was not answered.
    const order = await page.evaluate(() => {
      const [, user] = Object.keys(sessionStorage)
        .find((key) => key.startsWith('draft:'))!
        .split(':')
      const key = `draft:${user}:training order`
      sessionStorage.setItem(key, JSON.stringify({ sent: 'an order that never arrived' }))
      return key
    })
    const part = '**/assets/start_training-*.js'
    await page.route(part, (route) => route.abort())
    await page.route('**/standing', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), version: 'another' } })
    })
    await page.goto('/dashboard')
    await page.getByText('5 of 20 photos selected').waitFor({ timeout: 15_000 })
    await page.unroute(part)
    await page.unroute('**/standing')
    await page.evaluate((key) => sessionStorage.removeItem(key), order)
    await page.reload()
    await page.getByText('5 of 20 photos selected').waitFor()
    await chosen().nth(4).waitFor()
    assert.equal(await chosen().count(), 5)
  }).tags(['@long'])

  test('are gone once their training has begun, though the page never heard of it', async ({
    assert,
  }) => {
    await page.goto('/dashboard')
    await page.getByText('5 of 20 photos selected').waitFor()
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await using work = await holdResults(instance)
    const answers = await loseAnswers(page, '**/products/*/train')
    await page.getByRole('button', { name: 'Start Training' }).press('Enter')
    await page.getByText('The connection was lost.').waitFor()
    page.on('dialog', (dialog) => dialog.accept())
    await page.reload()
    await answers.letThrough()
    await page.getByText('Training Harbour mug').waitFor()
    await work.release()
    await page.waitForURL('**/photos/generate/*')
    await page.goto('/dashboard')
    await dropzone().waitFor()
    assert.equal(await page.getByText('photos selected').count(), 0)
    await page.goto('/products')
    await page.getByText('Harbour mug').first().waitFor()
    assert.equal(await page.getByRole('main').getByText('Harbour mug').count(), 1)
  }).tags(['@long'])

  test('do not outlive the session', async ({ assert }) => {
    await page.goto('/dashboard')
    await page.locator('input[type=file]').first().setInputFiles(PHOTOS)
    await page.getByText('6 of 20 photos selected').waitFor()
    await untilKept(page, 6)
    await page.reload()
    await page.getByText('6 of 20 photos selected').waitFor()
    await page.getByRole('button', { name: /^Account menu/ }).press('Enter')
    await page.getByRole('menuitem', { name: 'Log Out' }).press('Enter')
    await page.waitForURL(`${new URL('/', page.url())}`)
    await signInByForm(page, merchant)
    await dropzone().waitFor()
    assert.equal(await page.getByText('photos selected').count(), 0)
    assert.deepEqual(errors, [])
  }).tags(['@long'])
})
