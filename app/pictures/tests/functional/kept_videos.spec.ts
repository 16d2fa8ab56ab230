import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { makeFilm, probeFilm } from '#tests/support/film'
import { isGone } from '#tests/support/gone'
import { createSubscriber } from '#tests/support/merchant'
import { trainProduct } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import { madeSound } from '#tests/support/sound'
import type { Visitor } from '#tests/support/visitor'

interface Video {
  id: number
  path: string
  poster: { id: string }
}

/** A merchant with a film that plays: 64 by 36 pixels, and few frames, each of which every export draws large. */
async function merchantWithFilm(seconds: 5 | 10 = 10) {
  const visitor = await signIn(await createSubscriber({ video: 3 }))
  const product = await trainProduct(visitor)
  const { props } = await visitor.visit(`/videos/generate/${product}`)
  const made = await visitor.post('/api/generate-video', {
    image_url: props.model.inputImages[0].path,
    prompt: 'zoom in',
    duration: String(seconds),
    ai_model_id: product,
  })
  const { video } = (await made.json()) as { video: Video }
  await replaceFilm(
    video.id,
    await makeFilm(seconds, { width: 64, height: 36, framesPerSecond: 2 })
  )
  return { visitor, product, video }
}

async function exported(visitor: Visitor, video: Video, body: object) {
  const response = await visitor.post(`/api/videos/${video.id}/export`, body)
  const { url } = await response.json()
  const file = await visitor.get(url)
  return { url, file: await probeFilm(Buffer.from(await file.arrayBuffer())) }
}

test.group('Films that were made', () => {
  test('one is exported for advertising slots, free of charge', async ({ assert }) => {
    const { visitor, video } = await merchantWithFilm()
    const { file } = await exported(visitor, video, { format: 'landscape' })
    assert.deepInclude(file, { codec: 'h264', width: 1920, height: 1080 })
    assert.closeTo(file.seconds, 10, 0.2)
    const { props } = await visitor.visit('/products')
    assert.equal(props.credits.video_credits, 2)
  })

  test('an export for ads keeps the sound of a reel', async ({ assert }) => {
    const { visitor, video } = await merchantWithFilm(5)
    await replaceFilm(video.id, await madeSound('film', 2))
    const { file } = await exported(visitor, video, { format: 'square' })
    assert.isTrue(file.hasSound)
  })

  test('one becomes a loop, or a picture that moves below a size', async ({ assert }) => {
    const { visitor, video } = await merchantWithFilm()
    const loop = await exported(visitor, video, { format: 'loop', seconds: 3 })
    assert.deepInclude(loop.file, { codec: 'h264', width: 64, height: 36 })
    assert.closeTo(loop.file.seconds, 3, 1)
    const made = await visitor.post(`/api/videos/${video.id}/export`, {
      format: 'gif',
      seconds: 3,
      kilobytes: 100,
    })
    const gif = await visitor.get((await made.json()).url)
    assert.equal(gif.headers.get('content-type'), 'image/gif')
    assert.isBelow(Number(gif.headers.get('content-length')), 100 * 1024)
    for (const wrong of [
      { format: 'loop', seconds: 2 },
      { format: 'webp', kilobytes: 5 },
      { format: 'square', seconds: 4 },
    ]) {
      assert.equal((await visitor.post(`/api/videos/${video.id}/export`, wrong)).status, 422)
    }
  }).tags(['@long'])

  test('another frame keeps the whole film, and a length cuts it', async ({ assert }) => {
    const { visitor, video } = await merchantWithFilm()
    const { file } = await exported(visitor, video, { format: 'portrait', seconds: 6 })
    assert.deepInclude(file, { width: 1080, height: 1920 })
    assert.closeTo(file.seconds, 6, 0.2)
  }).tags(['@long'])

  test('the same export is made once', async ({ assert }) => {
    const { visitor, video } = await merchantWithFilm(5)
    const first = await exported(visitor, video, { format: 'square' })
    assert.deepInclude(first.file, { width: 1080, height: 1080 })
    const again = await exported(visitor, video, { format: 'square' })
    assert.equal(again.url, first.url)
  })

  test('what cannot be exported is said', async ({ assert }) => {
    const { visitor, video } = await merchantWithFilm(5)
    const path = `/api/videos/${video.id}/export`
    const short = await visitor.post(path, { format: 'square', seconds: 6 })
    assert.equal(short.status, 422)
    assert.match((await short.json()).error, /not longer than 6 seconds/)
    for (const wrong of [{}, { format: '4k' }, { format: 'square', seconds: 3 }]) {
      assert.equal((await visitor.post(path, wrong)).status, 422)
    }
    await replaceFilm(video.id, Buffer.from('no film'))
    const broken = await visitor.post(path, { format: 'square' })
    assert.equal((await broken.json()).error, 'The video could not be exported.')
  })

  test('its owner deletes it with its first frame and its exports', async ({ assert }) => {
    const { visitor, product, video } = await merchantWithFilm(5)
    const { url } = await exported(visitor, video, { format: 'landscape' })
    const files = [video.path, `/media/${video.poster.id}`, url]
    for (const file of files) assert.equal((await visitor.get(file)).status, 200)
    const keys = await keysOf(files)
    assert.equal((await visitor.call('DELETE', `/api/videos/${video.id}`)).status, 204)
    for (const file of files) assert.equal((await visitor.get(file)).status, 404)
    const { props } = await visitor.visit(`/products/${product}`)
    assert.equal(props.product.videos_count, 0)
    for (const key of keys) assert.isTrue(await isGone(key), key)
    assert.equal((await visitor.call('DELETE', `/api/videos/${video.id}`)).status, 404)
    const gone = await visitor.post(`/api/videos/${video.id}/export`, { format: 'square' })
    assert.equal(gone.status, 404)
  })

  test('nobody else deletes or exports it', async ({ assert }) => {
    const { visitor, video } = await merchantWithFilm(5)
    const stranger = await signIn()
    const path = `/api/videos/${video.id}`
    assert.equal((await stranger.call('DELETE', path)).status, 404)
    assert.equal((await stranger.post(`${path}/export`, { format: 'square' })).status, 404)
    assert.equal((await stranger.call('DELETE', '/api/videos/x')).status, 404)
    assert.equal((await visitor.get(video.path)).status, 200)
  })

  test('exports go with their product', async ({ assert }) => {
    const { visitor, product, video } = await merchantWithFilm(5)
    const { url } = await exported(visitor, video, { format: 'landscape' })
    await visitor.call('DELETE', `/products/${product}`)
    for (const file of [video.path, url]) assert.equal((await visitor.get(file)).status, 404)
  }).tags(['@long'])

  test('a player gets the part that it asks for', async ({ assert }) => {
    const { visitor, video } = await merchantWithFilm(5)
    const whole = await visitor.get(video.path)
    assert.equal(whole.headers.get('accept-ranges'), 'bytes')
    const size = Number(whole.headers.get('content-length'))
    assert.isAbove((await whole.arrayBuffer()).byteLength, 0)
    const last = await visitor.get(video.path, { headers: { range: 'bytes=-4' } })
    assert.equal(last.status, 206)
    assert.equal(last.headers.get('content-range'), `bytes ${size - 4}-${size - 1}/${size}`)
  })
})

async function keysOf(paths: string[]): Promise<string[]> {
  const rows = await sql<{ key: string }>(
    db.connection(),
    'select disk_key as key from media where id = any(?)',
    [paths.map((path) => path.split('/').at(-1)!)]
  )
  return rows.map(({ key }) => key)
}

/** Puts a film that plays in the place of the one that the tests' engine has written. */
async function replaceFilm(videoId: number, film: Buffer): Promise<void> {
  const { key } = firstOf(
    await sql<{ key: string }>(
      db.connection(),
      'select m.disk_key as key from media m join videos v on v.media_id = m.id where v.id = ?',
      [videoId]
    )
  )
  await drive.use().put(key, film)
}
