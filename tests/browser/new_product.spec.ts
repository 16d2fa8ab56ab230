import { test } from '@japa/runner'
import type { Page, Route } from 'playwright'
import sharp from 'sharp'
import { firstOf } from '#app/core/elements'
import { CREATE_MESSAGES } from '#app/products/messages/en/create'
import { accessibilityFaults } from '#tests/support/axe'
import { type Credentials, openAs, registerMerchant } from '#tests/support/demo_page'
import { holdResults } from '#tests/support/held_results'
import type { Instance } from '#tests/support/instance'
import { untilKept } from '#tests/support/kept_photos'
import { IDENTIFIED, loseAnswers } from '#tests/support/lost_calls'
import { untilNextPress } from '#tests/support/next_press'
import { sharedInstance } from '#tests/support/shared_instance'
import { query } from '#tests/support/query'
import { until } from '#tests/support/until'

const IDENTIFY = '**/api/identify-images'
const COPIES = '**/api/identify-images/copies'
const UPLOAD = '**/upload-images'
const COUNT = 12

/** Photos by their names, each of another colour. */
const PHOTOS = await Promise.all(
  Array.from({ length: COUNT }, async (_, index) => ({
    name: `photo-${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await sharp({
      create: { width: 320, height: 240, channels: 3, background: `hsl(${index * 25}, 60%, 50%)` },
    })
      .jpeg()
      .toBuffer(),
  }))
)
const names = (from: number, to: number) => PHOTOS.slice(from - 1, to).map(({ name }) => name)

test.group('The photos of a new product', (group) => {
  let instance: Instance
  let merchant: Credentials
  let page: Page
  let errors: string[]
  /** The names of the photos that calls have brought, in their order; grows. */
  let sent: string[]

  group.setup(() => () => page?.context().close())

  const start = () => page.getByRole('button', { name: 'Start Training' })
  const status = () => page.getByRole('status').filter({ hasText: /^Photo \d+ of/ })

  test('go on where nobody looks at them, one by one; a reload goes on where it was, and after a stop nothing goes on by itself', async ({
    assert,
    browser,
  }) => {
    await open(browser)
    await page.route(COPIES, () => {}, { times: 1 })
    await choose(PHOTOS)
    await page.getByRole('progressbar', { name: CREATE_MESSAGES.create.copies }).waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.getByRole('button', { name: CREATE_MESSAGES.create.skip }).press('Enter')
    await page.getByLabel('Product name').fill('Harbour mug')
    const fourth = await hold(3)
    await start().press('Enter')
    await fourth.called
    await status().getByText('Photo 4 of 12: photo-4.jpg').waitFor()
    const progress = page.getByRole('progressbar', { name: 'Uploading photos' })
    await until(async () => Number(await progress.getAttribute('aria-valuenow')) >= 25)
    assert.equal(await page.getByText('Uploaded', { exact: true }).count(), 3)
    assert.deepEqual(await accessibilityFaults(page), [])
    assert.deepEqual(await products(), [{ name: 'Harbour mug', status: 'draft', photos: 3 }])
    assert.deepEqual(sent, names(1, 4))

    page.on('dialog', (dialog) => dialog.accept())
    const eighth = await hold(5)
    await page.reload()
    await eighth.called
    await status().getByText('Photo 8 of 12: photo-8.jpg').waitFor()
    assert.deepEqual(sent, [...names(1, 4), ...names(4, 8)])
    assert.equal(await page.getByLabel('Product name').inputValue(), 'Harbour mug')
    await page.getByRole('button', { name: 'Stop' }).press('Enter')
    await page.getByText('7 photos are saved in Harbour mug').waitFor()
    await page.locator(':focus', { hasText: 'Start Training' }).waitFor()
    await page.reload()
    await page.getByText('7 photos are saved in Harbour mug').waitFor()
    await start().waitFor()
    assert.equal(await page.getByRole('button', { name: /^Remove photo-/ }).count(), 4)
    assert.deepEqual(await accessibilityFaults(page), [])
    assert.lengthOf(sent, 9)
    assert.deepEqual(await products(), [{ name: 'Harbour mug', status: 'draft', photos: 7 }])
  })

  test('are named when they are refused, and trained on once all arrived', async ({ assert }) => {
    sent = []
    await page.unroute(UPLOAD)
    let calls = 0
    const refusal = 'This picture is damaged and cannot be read.'
    await page.route(UPLOAD, (route) =>
      ++calls === 3
        ? route.fulfill({ status: 422, json: { errors: { images: [refusal] } } })
        : route.continue()
    )
    await page.getByLabel('Product name').fill('Harbour cup')
    await start().press('Enter')
    const alert = page.getByRole('alert').filter({ hasText: refusal })
    await alert.getByText('photo-10.jpg').waitFor()
    assert.deepEqual(sent, names(8, 12))
    assert.deepEqual(await trainings(), [])

    await using work = await holdResults(instance)
    await untilNextPress(page)
    await start().press('Enter')
    await page.getByText('Training Harbour cup').waitFor()
    assert.deepEqual(sent, [...names(8, 12), 'photo-10.jpg'])
    assert.deepEqual(await products(), [{ name: 'Harbour cup', status: 'training', photos: 12 }])
    assert.lengthOf(await trainings(), 1)
    await work.release()
    await page.waitForURL('**/photos/generate/*')
    assert.equal(await differing(), COUNT)
    await page.unroute(UPLOAD)
  }).tags(['@long'])

  test('make one product though its answer was lost, also after a reload', async ({ assert }) => {
    sent = []
    await page.goto('/products/create')
    await page.getByLabel('Name').fill('Vase')
    await page.locator('input[type=file]').setInputFiles(PHOTOS.slice(0, 3))
    await untilKept(page, 3)
    const answers = await loseAnswers(page, '**/products')
    await page.getByRole('button', { name: 'Create Product' }).press('Enter')
    await page.getByText('The connection was lost.').waitFor()
    await answers.letThrough()
    const second = await hold(1)
    await page.reload()
    await second.called
    await status().getByText('Photo 2 of 3: photo-2.jpg').waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.unroute(UPLOAD)
    await page.reload()
    await page.getByText('Vase was created.').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Vase' }).waitFor()
    const [vase] = await products()
    assert.deepEqual(vase, { name: 'Vase', status: 'draft', photos: 3 })
    assert.lengthOf(await products(), 2)
  }).tags(['@long'])

  test('begin another product once all have been taken out', async ({ assert }) => {
    await page.goto('/products/create')
    await page.getByLabel('Name').fill('Bowl')
    const broken = { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
    await page.locator('input[type=file]').setInputFiles([broken, PHOTOS[0]!])
    await page.getByRole('button', { name: 'Create Product' }).press('Enter')
    await page.getByText('Please fix the following errors:').waitFor()
    const reason = firstOf(await page.getByText('torn.jpg: Please select only image files').all())
    await reason.waitFor()
    await page.getByText('One photo is saved in Bowl').waitFor()
    assert.equal(await page.getByRole('button', { name: /^Remove photo-/ }).count(), 0)
    await page.getByRole('button', { name: 'Remove all' }).press('Enter')
    await page.getByText('One photo is saved in Bowl').waitFor({ state: 'detached' })
    await page.locator('input[type=file]').setInputFiles([PHOTOS[1]!])
    await page.getByLabel('Name').fill('Plate')
    await page.getByRole('button', { name: 'Create Product' }).press('Enter')
    await page.getByText('Plate was created.').waitFor()
    const [plate, bowl] = await products()
    assert.deepEqual(plate, { name: 'Plate', status: 'draft', photos: 1 })
    assert.deepEqual(bowl, { name: 'Bowl', status: 'draft', photos: 1 })
    assert.deepEqual(errors, [])
  }).tags(['@long'])

  async function open(browser: Parameters<typeof openAs>[0]): Promise<void> {
    instance = await sharedInstance()
    merchant = await registerMerchant(instance)
    ;({ page, errors } = await openAs(browser, instance, merchant))
    sent = []
    page.on('request', (request) => {
      if (request.method() !== 'POST' || !/\/products$|\/upload-images$/.test(request.url())) return
      const { image_names: its } = request.postDataJSON()
      sent.push(...its)
    })
    await page.route(IDENTIFY, (route) => {
      const all = PHOTOS.map(() => IDENTIFIED.all_identifications[0])
      return route.fulfill({ json: { ...IDENTIFIED, all_identifications: all } })
    })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Skip for now' }).press('Enter')
  }

  async function choose(photos: typeof PHOTOS): Promise<void> {
    await page.locator('input[type=file]').first().setInputFiles(photos)
    await page.getByText(`${photos.length} of 20 photos selected`).waitFor()
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
  }

  /** Keeps a call that adds a photo, counted from one, from reaching the server. */
  async function hold(place: number): Promise<{ called: Promise<void> }> {
    await page.unroute(UPLOAD)
    const held = Promise.withResolvers<void>()
    let calls = 0
    await page.route(UPLOAD, async (route: Route) => {
      if (++calls !== place) return route.continue()
      held.resolve()
    })
    return { called: held.promise }
  }

  /** The merchant's products, the newest first. */
  function products() {
    return query<{ name: string; status: string; photos: number }>(
      instance,
      `select name, status, (select count(*)::int from product_photos where product_id = products.id) as photos
       from products where ${isOwn()} order by id desc`
    )
  }

  function trainings() {
    return query<{ id: string }>(
      instance,
      `select id from generations where kind = 'train' and ${isOwn()}`
    )
  }

  /** Photos of the first product that differ. */
  async function differing(): Promise<number> {
    const { count } = firstOf(
      await query<{ count: number }>(
        instance,
        `select count(distinct m.checksum)::int as count from product_photos p join media m on m.id = p.media_id
       where p.product_id = (select min(id) from products where ${isOwn()})`
      )
    )
    return count
  }

  function isOwn(): string {
    return `user_id = (select id from users where email = '${merchant.email}')`
  }
})
