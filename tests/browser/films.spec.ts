import { writeFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import type { Page, Route } from 'playwright'
import { firstOf } from '#app/core/elements'
import { accessibilityFaults } from '#tests/support/axe'
import { openAsDemo } from '#tests/support/demo_page'
import { makeFilm } from '#tests/support/film'
import type { Instance } from '#tests/support/instance'
import { sharedInstance } from '#tests/support/shared_instance'
import { query } from '#tests/support/query'
import { untilNextPress } from '#tests/support/next_press'

const PRODUCT = 101
const GENERATE = '**/api/generate-video'
const START = `**/products/${PRODUCT}/generate-video`

test.group('Making films', (group) => {
  let instance: Instance
  let page: Page
  let errors: string[]

  group.setup(async () => {
    instance = await sharedInstance()
    return async () => {
      await page?.context().close()
    }
  })

  test('a film is ordered by keyboard; what fails loses nothing', async ({ assert, browser }) => {
    ;({ page, errors } = await openAsDemo(browser, instance))
    await page.goto(`/videos/generate/${PRODUCT}`)
    const photos = page.getByRole('radio', { name: /\.jpg$/ })
    assert.isTrue(await photos.first().isChecked(), 'the first photo is chosen')
    await photos.first().focus()
    await page.keyboard.press('ArrowRight')
    assert.isTrue(await photos.nth(1).isChecked())

    const description = page.getByLabel('Video description')
    await description.focus()
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Generate Video' }).press('Enter')
    await page.getByText('Please provide a video description').waitFor()
    await description.fill('slow orbit')

    const defect = { message: 'Server Error', error: 'Server Error' }
    await page.route(GENERATE, (route) => route.fulfill({ status: 500, json: defect }))
    await page.getByRole('button', { name: 'Generate Video' }).press('Enter')
    await page.getByRole('alert').getByText('Failed to generate video', { exact: true }).waitFor()
    const said = { error: 'This prompt is not allowed.' }
    await page.unroute(GENERATE)
    await page.route(GENERATE, (route) => route.fulfill({ status: 422, json: said }))
    await untilNextPress(page)
    await page.getByRole('button', { name: 'Generate Video' }).press('Enter')
    await page.getByRole('alert').getByText(said.error).waitFor()
    assert.equal(await description.inputValue(), 'slow orbit')
    assert.isTrue(await photos.nth(1).isChecked())

    await page.unroute(GENERATE)
    const held = Promise.withResolvers<Route>()
    await page.route(GENERATE, (route) => held.resolve(route))
    await untilNextPress(page)
    await page.getByRole('button', { name: 'Generate Video' }).press('Enter')
    await page.getByText('Making your video').waitFor()
    assert.isTrue(await page.getByRole('button', { name: 'Generating...' }).isDisabled())
    assert.deepEqual(await accessibilityFaults(page), [])
    await (await held.promise).abort()
    await page.getByRole('alert').getByText('No connection to the server.').waitFor()
    await page.unroute(GENERATE)
  })

  test('work whose answer was lost is shown in each tab, and its film once it is there', async ({
    assert,
  }) => {
    const id = await openWork(instance)
    await announce(instance, id)
    await page.getByText('Making your video').waitFor()
    const other = await page.context().newPage()
    await other.goto(`/videos/generate/${PRODUCT}`)
    for (const tab of [page, other]) await tab.getByText('pan left').first().waitFor()
    await finish(instance, id)
    await announce(instance, id)
    for (const tab of [page, other]) await tab.getByText('Your video is ready').waitFor()
    assert.equal(await page.getByText('No connection to the server.').count(), 0)
    await other.close()
    const link = page.getByRole('link', { name: 'Download Video' })
    assert.equal(await link.getAttribute('target'), '_blank')
    assert.isFalse(await page.getByText('Making your video').isVisible())
  }).tags(['@long'])

  test('it plays from where one wants, and is deleted after a question', async ({ assert }) => {
    await page.goto(`/products/${PRODUCT}`)
    await page.getByRole('tab', { name: /^Videos/ }).click()
    const card = page.getByRole('button', { name: 'Play the video: pan left' })
    const parts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'media') parts.push(request.headers().range ?? 'all')
    })
    await card.press('Enter')
    const player = page.getByRole('dialog').locator('video')
    const end = await player.evaluate(async (video: HTMLVideoElement) => {
      video.pause()
      if (video.readyState < 1) await new Promise((done) => (video.onloadedmetadata = done))
      video.currentTime = 4
      await new Promise((done) => (video.onseeked = done))
      return [video.duration, video.currentTime, video.videoWidth]
    })
    assert.deepEqual(end, [5, 4, 320])
    assert.match(parts[0]!, /^bytes=0-/)
    assert.deepEqual(await accessibilityFaults(page), [])

    await page.getByRole('button', { name: 'Delete' }).press('Enter')
    const question = page.getByRole('dialog', { name: 'Delete this video?' })
    await question.getByRole('button', { name: 'Cancel' }).press('Enter')
    await question.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Delete' }).press('Enter')
    await question.getByRole('button', { name: 'Delete' }).press('Enter')
    await page.getByText('No videos yet').waitFor()
  }).tags(['@long'])

  test('the product’s page orders one too', async ({ assert }) => {
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Generate Video' }).press('Enter')
    await dialog.getByLabel('Video description').waitFor()
    assert.isTrue(await dialog.getByRole('radio', { name: /Creative/ }).isChecked())
    assert.deepEqual(await accessibilityFaults(page), [])
    const submit = dialog.getByRole('button', { name: 'Generate Video' })
    await submit.press('Enter')
    await dialog.getByText('Please provide a video description').waitFor()
    await dialog.getByLabel('Video description').fill('pan left')
    const picture = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('x') }
    await page.locator('input[type=file]').setInputFiles(picture)
    await dialog.getByText('Please select only image files').waitFor()
    const large = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(10_485_761) }
    await page.locator('input[type=file]').setInputFiles(large)
    await dialog.getByText('File size must be less than 10MB').waitFor()

    await page.route(START, (route) => route.fulfill({ json: { success: false } }))
    await untilNextPress(page)
    await submit.press('Enter')
    await dialog.getByText('Failed to generate video: Failed to start video generation').waitFor()
    assert.equal(await dialog.getByLabel('Video description').inputValue(), 'pan left')

    await page.unroute(START)
    await page.route(START, async (route) => {
      const id = await openWork(instance)
      await finish(instance, id)
      await route.fulfill({ json: { success: true, video_id: id } })
      await dialog.getByText('Making your video').waitFor()
      await announce(instance, id)
    })
    await untilNextPress(page)
    await submit.press('Enter')
    await page.getByText('Video generated successfully!').waitFor()
    await dialog.getByRole('button', { name: 'Done & View Result' }).press('Enter')
    await page.getByRole('button', { name: 'Play the video: pan left' }).waitFor()
    assert.equal(await page.getByRole('tab', { name: /^Videos/ }).textContent(), 'Videos1')
  }).tags(['@long'])

  test('without a picture nothing can be ordered', async ({ assert }) => {
    const { id } = firstOf(
      await query<{ id: string }>(
        instance,
        `insert into products (user_id, name, description, trigger_word)
       select user_id, 'Bare', '', 'bare' from products where id = ${PRODUCT} returning id`
      )
    )
    await page.goto(`/videos/generate/${id}`)
    await page.getByText('Please select an image', { exact: true }).waitFor()
    assert.isTrue(await page.getByRole('button', { name: 'Generate Video' }).isDisabled())
    await page.goto(`/products/${id}`)
    await page.getByRole('button', { name: 'Generate Video' }).press('Enter')
    await page.getByText('Please select an image first').waitFor()
    assert.deepEqual(errors, [])
  }).tags(['@long'])
})

/** Work on a film that no worker does; answers its id. */
async function openWork(instance: Instance): Promise<string> {
  const { id } = firstOf(
    await query<{ id: string }>(
      instance,
      `insert into generations (user_id, product_id, kind, engine, state, params, deadline_at)
     select user_id, id, 'video', 'local', 'running', '{"prompt":"pan left"}', now() + interval '1 hour'
     from products where id = ${PRODUCT} returning id`
    )
  )
  return id
}

/** Ends it with a film that plays. */
async function finish(instance: Instance, id: string): Promise<void> {
  const key = `originals/00/${id}.mp4`
  const path = join(instance.dataDir, 'media', key)
  const film = await makeFilm(5, { width: 320, height: 180 })
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, film)
  await query(
    instance,
    `with film as (
       insert into media (owner_id, disk_key, mime, bytes, checksum, width, height)
       select user_id, $2, 'video/mp4', $3, $2, 320, 180 from generations where id = $1 returning id),
     poster as (
       insert into media (owner_id, disk_key, mime, bytes, checksum, width, height)
       select user_id, 'originals/00/' || id || '.jpg', 'image/jpeg', 1, $2, 320, 180
       from generations where id = $1 returning id),
     made as (
       insert into videos (generation_id, product_id, user_id, media_id, poster_media_id, prompt, duration_seconds,
         cfg_scale, aspect_ratio)
       select $1, g.product_id, g.user_id, film.id, poster.id, 'pan left', 5, 0.5, '16:9'
       from generations g, film, poster where g.id = $1 returning id)
     update generations set state = 'succeeded', finished_at = now(),
       result = jsonb_build_object('videoId', (select id from made), 'ignoredWords', '[]'::jsonb) where id = $1`,
    [id, key, film.length]
  )
}

/** Tells open pages that it has ended, as a worker does. */
async function announce(instance: Instance, id: string): Promise<void> {
  await query(
    instance,
    `select pg_notify('vitrine_events', json_build_object('type', 'generation', 'userId', user_id, 'data',
       json_build_object('id', id, 'kind', kind, 'status', state, 'progress', 1, 'step', null, 'product_id', product_id)
     )::text) from generations where id = $1`,
    [id]
  )
}
