import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { firstOf } from '#app/core/elements'
import { accessibilityFaults } from '#tests/support/axe'
import { openAsDemo } from '#tests/support/demo_page'
import type { Instance } from '#tests/support/instance'
import { answerSelections } from '#tests/support/selections'
import { sharedInstance } from '#tests/support/shared_instance'
import { query } from '#tests/support/query'
import { until } from '#tests/support/until'
import { ROOT } from '../../tools/launcher/settings.js'

const UPLOAD = '**/upload-images'
const VIEWS = ['front', 'low', 'close', 'high'].map((view) => join(ROOT, `samples/mug/${view}.jpg`))

test.group('Adding photos to a product', (group) => {
  let instance: Instance
  let page: Page
  let errors: string[]
  let product: number

  group.setup(async () => {
    instance = await sharedInstance()
    return () => page?.context().close()
  })

  test('goes on by itself over a lost answer, a busy server and a lost network; each arrives once', async ({
    assert,
    browser,
  }) => {
    ;({ page, errors } = await openAsDemo(browser, instance))
    product = await makeProduct()
    await page.goto(`/products/${product}`)
    let calls = 0
    await page.route(UPLOAD, async (route) => {
      calls += 1
      if (calls === 1) {
        await route.fetch()
        return route.abort()
      }
      if (calls === 2) return route.fulfill({ status: 503, body: '<h1>Unavailable</h1>' })
      if (calls !== 4) return route.continue()
      await page.context().setOffline(true)
      await route.abort()
    })
    await choose(VIEWS.slice(0, 3))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Upload 3 images' }).press('Enter')
    const status = dialog.getByRole('status')
    await status.getByText('The connection was lost.').waitFor()
    await until(async () => calls === 4)
    await status.getByText('The connection was lost.').waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.context().setOffline(false)
    await page.getByText('3 images were added.').waitFor()
    await dialog.waitFor({ state: 'detached' })
    assert.deepEqual(await countPhotos(), { photos: 3, pictures: 3 })
    await page.unroute(UPLOAD)
  })

  test('what is refused is named, the others are added; what was stopped can go on', async ({
    assert,
  }) => {
    const broken = { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
    await choose([])
    await page.locator('input[type=file]').setInputFiles([broken])
    await page.locator('input[type=file]').setInputFiles([VIEWS[3]!])
    const dialog = page.getByRole('dialog')
    // No browser draws it: its name stands in the place of the picture.
    await dialog.getByRole('img', { name: 'torn.jpg' }).getByText('torn.jpg').waitFor()
    await dialog.getByRole('button', { name: 'Upload 2 images' }).press('Enter')
    await page.getByText('1 image was added.').waitFor()
    const refusal = dialog.getByRole('alert')
    await refusal.getByText('torn.jpg').waitFor()
    assert.include(await refusal.innerText(), 'Please select only image files')
    assert.deepEqual(await dialog.getByRole('img').count(), 1)
    await dialog.getByRole('button', { name: 'Remove torn.jpg' }).press('Enter')
    await refusal.waitFor({ state: 'detached' })

    await page.locator('input[type=file]').setInputFiles(VIEWS.slice(0, 2))
    await page.route(UPLOAD, (route) => route.abort())
    await dialog.getByRole('button', { name: 'Upload 2 images' }).press('Enter')
    await dialog.getByText('The connection was lost.').waitFor()
    await dialog.getByRole('button', { name: 'Stop' }).press('Enter')
    const again = dialog.getByRole('button', { name: 'Upload 2 images' })
    await page.unroute(UPLOAD)
    await again.press('Enter')
    await page.getByText('2 images were added.').waitFor()
    assert.deepEqual(await countPhotos(), { photos: 6, pictures: 4 })
    assert.deepEqual(errors, [])
  })

  test('the product is shown in a photo before it is sent, and its cut-out is that', async ({
    assert,
  }) => {
    const asked = await answerSelections(page, `/products/${product}`)
    await page.reload()
    await choose(VIEWS.slice(2, 3))
    const dialog = page.getByRole('dialog', { name: 'Upload images' })
    await dialog.getByRole('button', { name: /^Show product in/ }).press('Enter')
    const canvas = page.getByRole('application')
    await canvas.press('Enter')
    await page.getByRole('status').getByText('Added').waitFor()
    assert.lengthOf(asked, 1)
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.getByRole('button', { name: 'This is the product' }).press('Enter')
    await dialog.getByRole('button', { name: /^Product shown in/ }).waitFor()
    await dialog.getByRole('button', { name: 'Upload 1 image' }).press('Enter')
    await page.getByText('1 image was added.').waitFor()
    await page.getByText('Corrected', { exact: true }).waitFor()
    assert.deepEqual(errors, [])
  }).tags(['@long'])

  async function choose(files: string[]): Promise<void> {
    await page.getByRole('button', { name: 'Upload Images' }).press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'attached' })
    if (files.length > 0) await page.locator('input[type=file]').setInputFiles(files)
  }

  /** A product without photos. */
  async function makeProduct(): Promise<number> {
    const { id } = firstOf(
      await query<{ id: number }>(
        instance,
        `insert into products (user_id, name, description, trigger_word)
       select user_id, 'Enamel mug', '', 'mug' from products where id = 101 returning id::int`
      )
    )
    return id
  }

  /** Photos of the product, and pictures that differ among them. */
  async function countPhotos() {
    const [counts] = await query<{ photos: number; pictures: number }>(
      instance,
      `select count(*)::int as photos, count(distinct m.checksum)::int as pictures
       from product_photos p join media m on m.id = p.media_id where p.product_id = ${product}`
    )
    return counts
  }
})
