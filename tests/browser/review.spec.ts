import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { unzipSync } from 'fflate'
import { firstOf, firstOnes } from '#app/core/elements'
import { accessibilityFaults } from '#tests/support/axe'
import { openAsDemo } from '#tests/support/demo_page'
import type { Instance } from '#tests/support/instance'
import { sharedInstance } from '#tests/support/shared_instance'
import { query } from '#tests/support/query'
import { until } from '#tests/support/until'

const PRODUCT = 101
const DECISIONS = '**/api/review/images/*'

test.group('Reviewing and exporting', (group) => {
  let instance: Instance

  group.setup(async () => {
    instance = await sharedInstance()
    await copyPicture(instance, 3)
  })

  test('decisions by keyboard are kept, taken back, and seen by another window', async ({
    assert,
    browser,
  }) => {
    const { context, page, errors } = await openAsDemo(browser, instance)
    const second = await context.newPage()
    for (const tab of [page, second]) {
      await tab.goto(`/review/${PRODUCT}`)
      await tab.getByText(/^1 of /).waitFor()
    }
    const [first, next] = firstOnes(await newest(instance, 2), 2)

    await page.bringToFront()
    await page.keyboard.press('a')
    await page.getByText(/^2 of /).waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.getByText(/^3 of /).waitFor()
    await until(async () => (await statusOf(instance, next)) === 'rejected')
    assert.equal(await statusOf(instance, first), 'approved')
    await page.keyboard.press('Control+z')
    await page.getByText(/^2 of /).waitFor()
    await until(async () => (await statusOf(instance, next)) === null)

    await second.bringToFront()
    await second.evaluate(() => window.dispatchEvent(new Event('focus')))
    await second.getByText(/^2 of /).waitFor()
    await second.getByText('Approved 1').waitFor()

    await page.bringToFront()
    await page.route(DECISIONS, (route) => route.abort())
    await page.getByRole('button', { name: 'Approve', exact: true }).press('Enter')
    await page.getByRole('alert').getByText('was not saved').waitFor()
    await page.getByText(/^2 of /).waitFor()
    assert.isNull(await statusOf(instance, next))
    await page.unroute(DECISIONS)
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.keyboard.press('a')
    await until(async () => (await statusOf(instance, next)) === 'approved')

    await page.reload()
    await page.getByText('Approved 2').waitFor()
    await page.getByRole('button', { name: 'Export approved' }).press('Enter')
    const place = page.getByLabel('Instagram, Story', { exact: true })
    await page.getByText('Can be mended').first().waitFor()
    await place.press('Space')
    assert.deepEqual(await accessibilityFaults(page), [])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Mend and download' }).press('Enter'),
    ])
    const files = Object.keys(unzipSync(await readFile(await download.path())))
    assert.lengthOf(files, 2)
    for (const name of files) assert.match(name, /^instagram-story\/[\w-]+-\d+\.jpg$/)
    await page.reload()
    await page.getByRole('button', { name: 'Export approved' }).press('Enter')
    await place.and(page.locator(':enabled')).waitFor()
    assert.isTrue(await place.isChecked(), 'the last choice is remembered')
    assert.deepEqual(errors, [])
    await context.close()
  })
})

/** Gives the product more pictures, all of them like its first, which the real engine made. */
async function copyPicture(instance: Instance, count: number): Promise<void> {
  await query(
    instance,
    `insert into generated_images (generation_id, product_id, user_id, media_id, mask_media_id, position, prompt,
       original_prompt, width, height, source_photo_id)
     select generation_id, product_id, user_id, media_id, mask_media_id, position + copy, prompt, original_prompt, width,
       height, source_photo_id
     from (select * from generated_images where product_id = $1 order by id limit 1) picture, generate_series(1, $2::int) copy`,
    [PRODUCT, count]
  )
}

async function newest(instance: Instance, count: number): Promise<number[]> {
  const rows = await query<{ id: string }>(
    instance,
    'select id from generated_images where product_id = $1 order by id desc limit $2',
    [PRODUCT, count]
  )
  return rows.map(({ id }) => Number(id))
}

async function statusOf(instance: Instance, id: number): Promise<string | null> {
  const { status } = firstOf(
    await query<{ status: string | null }>(
      instance,
      'select review_status as status from generated_images where id = $1',
      [id]
    )
  )
  return status
}
