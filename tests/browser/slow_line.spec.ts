import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { firstOf } from '#app/core/elements'
import { CLIENT_MESSAGES } from '#app/ui/messages/en/client'
import { openAs, registerMerchant } from '#tests/support/demo_page'
import { holdResults } from '#tests/support/held_results'
import { type Line, layLine } from '#tests/support/line'
import { sharedInstance } from '#tests/support/shared_instance'
import { query } from '#tests/support/query'
import { until } from '#tests/support/until'

/** A line of 400 kbit/s. */
const BYTES_PER_SECOND = 50_000
const COUNT = 20
/** Of the copies that are looked at, as many bytes as arrive before the line is cut the first time. */
const LOOKED_AT_BYTES = 300_000
/** During which photos it is cut, in the order in which they are sent. */
const CUT = ['photo-2.jpg', 'photo-9.jpg', 'photo-20.jpg']
/** A try to send a photo. */
interface Attempt {
  name: string
  bytes: number
  /** What the line had carried as it began. */
  before: number
  status: number | null
}

test('twenty photos over a slow line that is cut three times make one product for one credit, and none is sent twice', async ({
  assert,
  browser,
  cleanup,
}) => {
  const instance = await sharedInstance()
  const merchant = await registerMerchant(instance)
  const line = await layLine(instance.url, BYTES_PER_SECOND)
  const { page, context, errors } = await openAs(browser, { ...instance, url: line.url }, merchant)
  cleanup(async () => {
    await context.close()
    line.close()
  })
  const attempts = watchAttempts(page, line, /\/products$|\/upload-images$/)
  const copies = watchAttempts(page, line, /\/identify-images\/copies$/)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Skip for now' }).press('Enter')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await makePhotos())
  await page.getByText(`${COUNT} of 20 photos selected`).waitFor()
  const before = line.carried
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await until(async () => line.carried - before > LOOKED_AT_BYTES)
  line.cut()
  await page.getByText(CLIENT_MESSAGES.away).waitFor()
  await line.mend()
  await page.getByLabel('Product name').waitFor({ timeout: 120_000 })
  const arrived = copies.filter(({ status }) => status === 201)
  assert.lengthOf(new Set(arrived.map(({ name }) => name)), COUNT)
  assert.lengthOf(arrived, COUNT, 'no copy is sent again that had arrived')
  // The one that was cut, unless the browser has sent it once more by itself.
  assert.isAtMost(copies.length, COUNT + 1)
  await page.getByLabel('Product name').fill('Harbour mug')
  await using work = await holdResults(instance)
  await page.getByRole('button', { name: 'Start Training' }).press('Enter')

  let wasted = 0
  for (const name of CUT) {
    const half = () => {
      const its = attempts.find((attempt) => attempt.name === name)
      return its !== undefined && line.carried - its.before > its.bytes / 2
    }
    await until(async () => half())
    line.cut()
    wasted += line.carried - attempts.at(-1)!.before
    await page.getByText('The connection was lost.').waitFor()
    await line.mend()
  }
  await page.getByText('Training Harbour mug').waitFor({ timeout: 60_000 })

  const names = Array.from({ length: COUNT }, (_, index) => `photo-${index + 1}.jpg`)
  const accepted = attempts.filter(({ status }) => status === 200 || status === 201)
  assert.deepEqual(accepted.map(({ name }) => name).sort(), names.sort())
  assert.lengthOf(attempts, COUNT + CUT.length)
  const bytes = accepted.reduce((sum, attempt) => sum + attempt.bytes, 0)
  const carried = line.carried - attempts[0]!.before - wasted
  // What the page has asked for meanwhile is less than a photo, and so is what went before the browser told of a try.
  assert.closeTo(carried, bytes, accepted[0]!.bytes)
  const own = `user_id = (select id from users where email = '${merchant.email}')`
  assert.deepEqual(
    await query(
      instance,
      `select status, (select count(*)::int from product_photos where product_id = products.id) as photos,
       (select count(distinct m.checksum)::int from product_photos p join media m on m.id = p.media_id where p.product_id = products.id) as pictures
       from products where ${own}`
    ),
    [{ status: 'training', photos: COUNT, pictures: COUNT }]
  )
  const spent = firstOf(
    await query<{ kind: string; change: number }>(
      instance,
      `select kind, sum(change)::int as change from credit_entries where reason <> 'grant' and ${own} group by kind`
    )
  )
  assert.deepEqual(spent, { kind: 'model', change: -1 })
  assert.deepEqual(errors, [])
  await work.release()
})
  .tags(['@long'])
  .timeout(300_000)

/** Every try to send a photo to some address, as it begins; grows. */
function watchAttempts(page: Page, line: Line, address: RegExp): Attempt[] {
  const attempts: Attempt[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !address.test(request.url())) return
    const attempt: Attempt = {
      name: request.postDataJSON().image_names[0],
      bytes: request.postDataBuffer()!.length,
      before: line.carried,
      status: null,
    }
    attempts.push(attempt)
    void request.response().then(
      (answer) => {
        attempt.status = answer?.status() ?? null
      },
      () => {}
    )
  })
  return attempts
}

/** Photos of some 90 KB, of which no two are alike. */
function makePhotos() {
  const [width, height] = [256, 256]
  return Promise.all(
    Array.from({ length: COUNT }, async (_, index) => ({
      name: `photo-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
        .jpeg({ quality: 92 })
        .toBuffer(),
    }))
  )
}
