import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { brokenLedgers, creditsOf } from '#tests/support/credits'
import { createSubscriber } from '#tests/support/merchant'
import { trainProduct } from '#tests/support/product'
import { FAILS, NEVER_ENDS } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import { madeSound } from '#tests/support/sound'
import { until } from '#tests/support/until'
import type { Visitor } from '#tests/support/visitor'

async function merchant(credits: { video?: number; image?: number } = { video: 3, image: 5 }) {
  const visitor = await signIn(await createSubscriber(credits))
  const product = await trainProduct(visitor, { name: 'Blue mug' })
  const { props } = await visitor.visit(`/products/${product}/reels/new`)
  const ids = props.sources.map(({ id }: { id: string }) => id) as string[]
  const items = ids.slice(0, 3).map((id) => ({ asset_id: id }))
  return { visitor, product, props, items, page: `/products/${product}/reels` }
}

type Merchant = Awaited<ReturnType<typeof merchant>>

async function ordered({ visitor, page, items }: Merchant, body: object = {}, key?: string) {
  const answer = await visitor.post(
    page,
    { items, ...body },
    { headers: key ? { 'idempotency-key': key } : {} }
  )
  return { status: answer.status, ...(await answer.json()) }
}

async function ended(visitor: Visitor, id: string) {
  return until(async () => {
    const work = await (await visitor.get(`/api/generations/${id}`)).json()
    return ['queued', 'running'].includes(work.status) ? null : work
  })
}

test.group('Reels', (group) => {
  let shared: Merchant
  group.setup(async () => void (shared = await merchant({ video: 5 })))
  group.teardown(async () => {
    const broken = await brokenLedgers()
    if (broken.length > 0) throw new Error(`Ledgers that do not add up: ${JSON.stringify(broken)}`)
  })

  test('one is made, paid once, and stands among the films with poster, words and subtitles', async ({
    assert,
  }) => {
    const one = await merchant()
    const { visitor, product, items } = one
    const body = {
      items: [{ ...items[0], caption: 'Made by hand' }, ...items.slice(1)],
      duration: 6,
      words: { price: '$19', call_to_action: 'Shop now' },
      brand: { accent: '#102030' },
      sound: 'calm',
    }
    const { generation_id: id } = await ordered(one, body, 'reel-1')
    assert.equal((await ordered(one, body, 'reel-1')).generation_id, id)
    const work = await ended(visitor, id)
    assert.equal(work.status, 'succeeded')
    assert.equal(await creditsOf(visitor.user.id, 'video'), 2)
    const { video } = work.result
    assert.deepInclude(video, { kind: 'reel', duration: 6, aspect_ratio: '9:16', has_sound: true })
    assert.equal(video.prompt, 'Blue mug · Made by hand · Shop now')
    assert.equal(
      video.alt,
      'Reel of 6 seconds with 3 pictures of Blue mug. It says: Made by hand. Price: $19. Shop now'
    )
    assert.equal((await visitor.get(video.path)).headers.get('content-type'), 'video/mp4')
    assert.equal((await visitor.get(`/media/${video.poster.id}/w160.webp`)).status, 200)
    const saved = await visitor.get(`${video.subtitles.srt}?name=mug`)
    assert.match(saved.headers.get('content-disposition')!, /mug\.srt/)
    assert.include(await saved.text(), 'Made by hand')
    const vtt = await visitor.get(video.subtitles.vtt)
    assert.match(vtt.headers.get('content-type')!, /^text\/vtt/)
    assert.equal((await (await signIn()).get(video.subtitles.vtt)).status, 404)

    const { props } = await visitor.visit(`/products/${product}`)
    assert.equal(props.videos[0].id, video.id)
    const { props: next } = await visitor.visit(`/products/${product}/reels/new`)
    assert.deepInclude(next.brand, { accent: '#102030', call_to_action: 'Shop now' })
  })

  test('a try answers the price with all checks made, and takes and makes nothing', async ({
    assert,
  }) => {
    const tried = await ordered(shared, { dry_run: true, brand: { ink: '#abcdef' } })
    assert.deepInclude(tried, { status: 200, dry_run: true, credits: 1, kind: 'video' })
    assert.isNumber(tried.expected_seconds)
    const refused = await ordered(shared, { dry_run: true, sound: 'own' })
    assert.equal(refused.status, 422)
    const poor = await merchant({})
    assert.equal((await ordered(poor, { dry_run: true })).status, 402)
    const made = await sql(
      db.connection(),
      `select 1 from generations where kind = 'reel' and user_id = ?`,
      [shared.visitor.user.id]
    )
    assert.isEmpty(made)
    const { props } = await shared.visitor.visit(`${shared.page}/new`)
    assert.notEqual(props.brand.ink, '#abcdef')
  })

  test('what is wrong with an order is said beside its field, and nothing is taken', async ({
    assert,
  }) => {
    const { items, visitor } = shared
    const stranger = await merchant()
    const wrong: [body: object, field: string, sentence: RegExp][] = [
      [{ items: items.slice(0, 2) }, 'items', /^Choose 3 to 10/],
      [{ items: Array.from({ length: 11 }, () => items[0]) }, 'items', /^Choose 3 to 10/],
      [
        { items: [...items.slice(0, 2), stranger.items[0]] },
        'items.2.asset_id',
        /^Picture 3 was deleted, or is not yours/,
      ],
      [{ items: [...items.slice(0, 2), { asset_id: 'x' }] }, 'items.2.asset_id', /./],
      [
        { items: [{ ...items[0], caption: 'x'.repeat(501) }, ...items.slice(1)] },
        'items.0.caption',
        /500/,
      ],
      [{ duration: 5 }, 'duration', /6.*30/],
      [{ duration: 31 }, 'duration', /6.*30/],
      [{ duration: 6.5 }, 'duration', /./],
      [{ words: { name: 'x'.repeat(121) } }, 'words.name', /120/],
      [{ words: { price: 'x'.repeat(41) } }, 'words.price', /40/],
      [{ brand: { ground: 'red' } }, 'brand.ground', /./],
      [{ brand: { font: 'comic' } }, 'brand.font', /./],
      [{ template: 'loud' }, 'template', /./],
      [{ aspect_ratio: '2:1' }, 'aspect_ratio', /./],
      [
        { items: [{ ...items[0], caption: 'Hallo 你好 🎉' }, ...items.slice(1)] },
        'items.0.caption',
        /cannot be drawn.*你/,
      ],
      [{ words: { price: 'مرحبا' } }, 'words.price', /cannot be drawn/],
      [{ sound: 'own' }, 'sound', /not there any more/],
      [{ sound: 'own', sound_id: items[0]!.asset_id }, 'sound', /not there any more/],
    ]
    for (const [body, field, sentence] of wrong) {
      const answer = await ordered(shared, body)
      assert.equal(answer.status, 422, JSON.stringify(body).slice(0, 200))
      const said = answer.errors?.[field]
      assert.match([said].flat().join(' '), sentence, `${field}: ${JSON.stringify(answer)}`)
    }
    assert.equal(await creditsOf(visitor.user.id, 'video'), 5)
    assert.equal((await ordered({ ...stranger, page: shared.page })).status, 404)
  })

  test('without a credit nothing starts', async ({ assert }) => {
    const poor = await merchant({})
    assert.deepInclude(await ordered(poor), { status: 402, needed: 1, available: 0, kind: 'video' })
  })

  test('one that fails, or whose picture was deleted meanwhile, says why and costs nothing', async ({
    assert,
  }) => {
    const one = await merchant()
    const { visitor, product } = one
    const failing = await ordered(one, { words: { name: `Mug ${FAILS}` } })
    const failed = await ended(visitor, failing.generation_id)
    assert.deepInclude(failed, { status: 'failed', error: 'The sound could not be read.' })

    const made = await visitor.post(`/api/generate/${product}`, { prompt: 'on wood' })
    const [image] = (await made.json()).images
    const items = [...one.items.slice(0, 2), { asset_id: image.picture.id }]
    // Deleted when the order is in, and before a worker has it: by the row, as the worker is at once.
    await sql(
      db.connection(),
      `create function delete_then() returns trigger language plpgsql as $$ begin
         update generated_images set deleted_at = now() where id = ${image.id}; return new; end $$`
    )
    await sql(
      db.connection(),
      `create trigger delete_then after insert on generations for each row
       when (new.kind = 'reel' and new.user_id = ${visitor.user.id}) execute function delete_then()`
    )
    try {
      const { generation_id: id } = await ordered(one, { items })
      const { status, error } = await ended(visitor, id)
      assert.equal(status, 'failed')
      assert.match(error, /^Picture 3 of this reel was deleted\..*credit was given back\.$/)
    } finally {
      await sql(db.connection(), 'drop trigger delete_then on generations')
      await sql(db.connection(), 'drop function delete_then()')
    }
    assert.equal(await creditsOf(visitor.user.id, 'video'), 3)
  })

  test('one that is cancelled ends at once, with its credit back', async ({ assert }) => {
    const { visitor } = shared
    const before = await creditsOf(visitor.user.id, 'video')
    const { generation_id: id } = await ordered(shared, { words: { name: NEVER_ENDS } })
    const { props } = await visitor.visit(`${shared.page}/new`)
    assert.equal(props.unfinished[0].id, id)
    const from = performance.now()
    await visitor.call('DELETE', `/api/generations/${id}`)
    assert.equal((await ended(visitor, id)).status, 'cancelled')
    assert.isBelow(performance.now() - from, 1_000)
    assert.equal(await creditsOf(visitor.user.id, 'video'), before)
  })

  test('a merchant’s own sound and logo are kept for the next reel, and bad ones refused with a sentence', async ({
    assert,
  }) => {
    const one = await merchant()
    const { visitor, product } = one
    const send = async (
      path: string,
      method: string,
      field: string,
      file: Buffer,
      name: string
    ) => {
      const form = new FormData()
      form.append(field, new Blob([new Uint8Array(file)]), name)
      const answer = await visitor.call(method, path, { form })
      return { status: answer.status, body: await answer.json() }
    }
    const sound = (file: Buffer, name = 'song.mp3') =>
      send('/reels/sounds', 'POST', 'sound', file, name)
    const kept = await sound(await madeSound('wav', 3), 'wrong name.mp3')
    assert.equal(kept.status, 201)
    assert.closeTo(kept.body.seconds, 3, 0.1)
    const bad: [file: Buffer, sentence: RegExp][] = [
      [Buffer.from('no sound at all, whatever it is called'), /select an MP3/],
      [(await madeSound('wav', 2)).subarray(0, 60), /damaged|too short/],
      [await madeSound('m4a', 0.2), /too short/],
      [await madeSound('wav', 640, 4_000), /too long: at most 10 minutes/],
      [await madeSound('film', 2), /There is a video/],
    ]
    for (const [file, sentence] of bad) {
      const { status, body } = await sound(file)
      assert.equal(status, 422)
      assert.match(JSON.stringify(body), sentence)
    }
    const { props } = await visitor.visit(`/products/${product}/reels/new`)
    assert.lengthOf(props.sounds, 1)
    const own = { sound: 'own', sound_id: kept.body.id }
    const late = await ordered(one, { ...own, sound_from: 2.5 })
    assert.match(JSON.stringify(late.errors.sound_from), /3 seconds long/)
    const { generation_id: id } = await ordered(one, { ...own, sound_from: 1 })
    assert.equal((await ended(visitor, id)).status, 'succeeded')
  })
})
