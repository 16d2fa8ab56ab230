import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { firstOf } from '#app/core/elements'
import { ROOT } from '../../tools/launcher/settings.js'
import { accessibilityFaults } from '#tests/support/axe'
import { openAsDemo } from '#tests/support/demo_page'
import { holdResults } from '#tests/support/held_results'
import type { Instance } from '#tests/support/instance'
import { press, tabTo } from '#tests/support/keyboard'
import { drag } from '#tests/support/mask_editor_page'
import { NO_PRODUCT } from '#tests/support/quick_engine'
import { answerSelections } from '#tests/support/selections'
import { sharedInstance } from '#tests/support/shared_instance'
import { until } from '#tests/support/until'
import { query } from '#tests/support/query'

const PHOTO = join(ROOT, 'samples/mug/front.jpg')
const SELECTED = 'selected-asset'

test.group('The AI editor', (group) => {
  let instance: Instance
  let page: Page
  let errors: string[]

  group.setup(async () => {
    instance = await sharedInstance()
    return async () => {
      await page?.context().close()
    }
  })

  test('by keyboard a picture is changed, over a reload, undone, redone and enlarged', async ({
    assert,
    browser,
  }) => {
    ;({ page, errors } = await openAsDemo(browser, instance))
    await page.goto('/ai-editor')
    const generate = page.getByRole('button', { name: 'Generate Image', exact: true })
    await generate.waitFor()
    assert.isTrue(await generate.isDisabled())
    assert.deepEqual(await accessibilityFaults(page), [])

    const chooser = page.waitForEvent('filechooser')
    await press(page, 'Upload image')
    await (await chooser).setFiles(PHOTO)
    await page.getByRole('button', { name: 'New Image' }).waitFor()
    assert.isTrue(await generate.isDisabled(), 'a description is missing')
    await tabTo(page, 'Description')
    await page.keyboard.type('make the background pastel blue')

    // The answer is lost with the page; the work goes on and is waited for again.
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/edit-image'))
        sent.push(request.headers()['idempotency-key']!)
    })
    await using work = await holdResults(instance)
    await press(page, 'Generate Image')
    await page.getByText('Processing...').waitFor()
    await page.reload()
    await page.getByText('Processing...').waitFor()
    await work.release()
    const upscale = page.getByRole('button', { name: 'Upscale 2x' })
    await upscale.waitFor()
    assert.lengthOf(new Set(sent), 1)
    assert.equal(
      await page.getByLabel('Description').inputValue(),
      'make the background pastel blue'
    )
    await page.getByText('Change 1 of 1').waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])

    await press(page, 'Undo')
    await page.getByText('This is the original').waitFor()
    await press(page, 'Redo')
    await press(page, 'Upscale 2x')
    await page.getByText('Change 2 of 2').waitFor()
    assert.equal(await upscale.count(), 0)
    await press(page, 'Compare with the original')
    const slider = page.getByRole('slider')
    const places = { Home: '0', PageUp: '20', End: '100', PageDown: '80' }
    for (const [key, place] of Object.entries(places)) {
      await slider.press(key)
      assert.equal(await slider.getAttribute('aria-valuenow'), place, key)
    }

    const download = page.waitForEvent('download')
    await press(page, 'Download')
    assert.match((await download).suggestedFilename(), /^generated-image\.(jpg|png)$/)
    await press(page, 'New Image')
    await page.getByRole('button', { name: 'Upload image' }).waitFor()
    assert.deepEqual(errors, [])
  })

  test('a refusal says why, above the form and under it, and keeps what was typed', async ({
    assert,
  }) => {
    await page.locator('input[type=file]').setInputFiles(PHOTO)
    await page.getByRole('button', { name: 'New Image' }).waitFor()
    await page.getByLabel('Description').fill('add a cat, fault unsupported')
    await page.getByRole('button', { name: 'Generate Image', exact: true }).press('Enter')
    const reason = page.getByText('This is unsupported.')
    await reason.first().waitFor()
    assert.equal(await reason.count(), 2)
    assert.equal(await page.getByLabel('Description').inputValue(), 'add a cat, fault unsupported')
  })

  test('where the product was not found it is shown, and what was asked for is done', async ({
    assert,
  }) => {
    await page.getByLabel('Description').fill(NO_PRODUCT)
    await page.getByRole('button', { name: 'Generate Image', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Click the product' }).press('Enter')
    // Without networks there is the brush.
    await page.getByRole('application').press('Enter')
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.getByRole('button', { name: 'Generate with it' }).press('Enter')
    await page.getByText('Change 1 of 1').waitFor()
    assert.equal(await page.getByLabel('Description').inputValue(), NO_PRODUCT)
    await press(page, 'Undo')
    await page.getByText('The product is what you have shown.').waitFor()
    await press(page, 'Find it automatically')
    await page.getByText('The product is what you have shown.').waitFor({ state: 'detached' })
    assert.deepEqual(errors, [])
  }).tags(['@long'])

  test('a selected asset is begun with, once', async ({ assert }) => {
    const path = await page.evaluate(() => {
      const [draft] = Object.entries(sessionStorage).filter(([key]) =>
        key.startsWith('draft editor')
      )
      return JSON.parse(draft![1]).steps[0].path as string
    })
    await page.evaluate(
      ([key, image]) => localStorage.setItem(key!, JSON.stringify({ image, prompt: 'warmer' })),
      [SELECTED, path]
    )
    await page.goto('/ai-editor')
    await page.waitForFunction(() => document.querySelector('textarea')?.value === 'warmer')
    await page.getByRole('button', { name: 'New Image' }).waitFor()
    assert.isNull(await page.evaluate((key) => localStorage.getItem(key), SELECTED))
  }).tags(['@long'])

  test('an area is marked by a click, and by a box beside it', async ({ assert }) => {
    const asked = await answerSelections(page, '/ai-editor')
    await page.goto('/ai-editor')
    await page.getByRole('button', { name: 'Mark an area' }).press('Enter')
    const news = page.getByRole('status')
    await page.getByText('Click what may change, or draw a box round it.').waitFor()
    await news.getByText('Getting ready').waitFor({ state: 'detached' })
    const { x, y, width, height } = (await page.getByRole('application').boundingBox())!
    await page.mouse.click(x + width / 2, y + height / 2)
    await news.getByText('Added').waitFor()
    await drag(page, [0.02, 0.3], [0.2, 0.7])
    await until(async () => asked.length === 2)
    await news.getByText('Selecting...').waitFor({ state: 'detached' })
    assert.equal(await news.getByText('Added').count(), 1, 'not in place of what was marked')
    assert.closeTo(asked[0]!.at!.x, 0.5, 0.02)
    assert.exists(asked[1]!.box)
    await page.getByRole('button', { name: 'Use this area' }).press('Enter')
    await page.getByText('Only the marked area changes.').waitFor()
    await page.unrouteAll()
    await press(page, 'Clear the mark')
    await page.goto('/ai-editor')
  })

  test('a marked area alone changes, and the result tells where it comes from', async ({
    assert,
  }) => {
    await page.getByRole('button', { name: 'Mark an area' }).press('Enter')
    const canvas = page.getByRole('application')
    await canvas.waitFor()
    await canvas.press('Enter')
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.getByRole('button', { name: 'Use this area' }).press('Enter')
    await page.getByText('Only the marked area changes.').waitFor()
    await page.getByLabel('Description').fill('black and white')
    const [request] = await Promise.all([
      page.waitForRequest('**/api/edit-image'),
      page.getByRole('button', { name: 'Generate Image', exact: true }).press('Enter'),
    ])
    assert.match(request.postDataJSON().mask, /^data:image\/png;base64,/)
    await page.getByText('Change 1 of 1').waitFor()
    await page.getByText('Content credentials', { exact: true }).click()
    await page.getByText('The file is as it was when it was signed.').waitFor()
    await page.getByText('Photo, changed into it').waitFor()
    assert.deepEqual(errors, [])
  })

  test('an answer that is lost with the network is there when that is back, and paid for once', async ({
    assert,
    cleanup,
  }) => {
    const context = page.context()
    cleanup(() => context.setOffline(false))
    const counted = () =>
      query<{ count: number }>(
        instance,
        `select count(*)::int from generations where kind = 'edit'`
      )
    const before = firstOf(await counted())
    await page.route(
      '**/api/edit-image',
      async (route) => {
        await route.fetch()
        await context.setOffline(true)
        await route.abort('internetdisconnected')
      },
      { times: 1 }
    )
    await page.getByLabel('Description').fill('warmer')
    await page.getByRole('button', { name: 'Generate Image', exact: true }).press('Enter')
    const offline = page.getByText('No connection to the server.', { exact: false }).first()
    await offline.waitFor()
    await page.getByText('Change 1 of 1').waitFor()

    await context.setOffline(false)
    await page.getByText('Change 2 of 2').waitFor()
    await offline.waitFor({ state: 'hidden' })
    const after = firstOf(await counted())
    assert.equal(after.count, before.count + 1)
    assert.deepEqual(errors, [])
  }).tags(['@long'])

  test('what was made is in the gallery: found, deleted, brought back, saved, begun with again', async ({
    assert,
  }) => {
    await page.getByRole('link', { name: 'View all generated assets' }).click()
    await page.getByRole('heading', { name: 'My Generated Assets' }).waitFor()
    await page.getByLabel('Search in results').fill('xylophone')
    await press(page, 'Show all results')
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[type=search]')?.value === ''
    )
    await page.getByLabel('Type').selectOption('Upscaled')
    await page.waitForURL(/type=upscaled_image/)
    const cards = page.getByRole('list', { name: 'Results' }).getByRole('listitem')
    await cards.getByText('Upscaled').waitFor()
    assert.equal(await cards.count(), 1)
    assert.deepEqual(await accessibilityFaults(page), [])

    await cards.first().getByRole('checkbox').check()
    await press(page, 'Delete')
    await page.getByText('Nothing of this type').waitFor()
    await press(page, 'Undo')
    await cards.first().waitFor()

    const download = page.waitForEvent('download')
    await cards.first().getByRole('link', { name: 'Download' }).click()
    assert.equal((await download).suggestedFilename(), 'generated-asset.png')
    await cards.first().getByRole('link', { name: 'Use in editor' }).click()
    await page.getByRole('button', { name: 'New Image' }).waitFor()
    assert.equal(
      await page.getByLabel('Description').inputValue(),
      'make the background pastel blue'
    )
    assert.deepEqual(errors, [])
  }).tags(['@long'])
})
