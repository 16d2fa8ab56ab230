import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { removeOldEditorSources } from '#app/pictures/actions/remove_old_editor_sources'
import { brokenLedgers, creditsOf } from '#tests/support/credits'
import { createMerchant } from '#tests/support/merchant'
import { photoDataUrl, trainProduct } from '#tests/support/product'
import { FAULT, NEVER_ENDS, OTHER_SHAPE, UNKNOWN_WORD } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'
import { edit, merchant, upload, upscale } from '../editor_calls.js'

const PROMPT = 'make it brighter'

test.group('Editing a picture', (group) => {
  group.teardown(async () => {
    const broken = await brokenLedgers()
    if (broken.length > 0) throw new Error(`Ledgers that do not add up: ${JSON.stringify(broken)}`)
  })

  test('a data URL and a description make a picture for one credit', async ({ assert }) => {
    const visitor = await merchant()
    const before = await creditsOf(visitor.user.id, 'image')
    const answer = await edit(visitor, {
      image: await photoDataUrl(),
      prompt: `${PROMPT}, ${UNKNOWN_WORD}`,
      num_images: 1,
    })
    assert.equal(answer.status, 200)
    assert.equal(answer.processedImage, answer.image.path)
    assert.deepEqual(answer.ignored_words, [UNKNOWN_WORD])
    assert.equal((await visitor.get(answer.processedImage)).status, 200)
    assert.equal(await creditsOf(visitor.user.id, 'image'), before - 1)
    const { work } = await listed(visitor, answer.generation_id)
    assert.deepInclude(work, { kind: 'edit', product_id: null, num_images: 1 })
  })

  test('an uploaded picture is sent once, edited again and again, and enlarged', async ({
    assert,
  }) => {
    const visitor = await merchant()
    const source = await upload(visitor)
    assert.equal(source.status, 201)
    assert.deepInclude(source.picture, { width: 640, height: 480 })

    const first = await edit(visitor, { image: source.path, prompt: PROMPT })
    const second = await edit(visitor, { image: first.processedImage, prompt: 'add a border' })
    const large = await upscale(visitor, { image_url: second.processedImage })
    assert.equal(large.status, 200)
    assert.equal(large.upscaledImage, large.image.path)
    assert.isTrue(large.image.is_upscaled)
    assert.equal(large.image.prompt, 'add a border')
    for (const answer of [second, large]) {
      const { result } = await (
        await visitor.get(`/api/generations/${answer.generation_id}`)
      ).json()
      const { processedImage, upscaledImage, image } = answer
      assert.deepEqual(
        [result.processedImage, result.upscaledImage, result.image.id],
        [processedImage, upscaledImage, image.id],
        'who waits is answered as whoever did not have to'
      )
    }

    const { component, props } = await visitor.visit(`/ai-editor?work=${large.generation_id}`)
    assert.equal(component, 'editor/editor')
    assert.equal(props.opened.source.path, source.path)
    assert.deepEqual(
      props.opened.images.map(({ path }: { path: string }) => path),
      [first.processedImage, second.processedImage, large.upscaledImage]
    )
    const kept = await visitor.visit('/photos/kept')
    assert.deepEqual(kept.props.images, [], 'they were never of a product')
    const desk = await visitor.visit('/review')
    assert.deepEqual(desk.props.counts, { open: 0, approved: 0, rejected: 0 })
  })

  test('how a picture got another shape is told, and another way makes another picture', async ({
    assert,
  }) => {
    const visitor = await merchant()
    const { path: image } = await upload(visitor)
    const prompt = OTHER_SHAPE
    const first = await edit(visitor, { image, prompt })
    assert.equal(first.image.shaped_by, 'filled')
    const other = await edit(visitor, { image, prompt, shape_way: 'set' })
    assert.equal(other.image.shaped_by, 'set')
    assert.isNull((await edit(visitor, { image, prompt: PROMPT })).image.shaped_by)
    const wrong = await edit(visitor, { image, prompt, shape_way: 'stretched' })
    assert.deepEqual([wrong.status, Object.keys(wrong.errors)], [422, ['shape_way']])
    const { props } = await visitor.visit(`/ai-editor?work=${other.generation_id}`)
    assert.equal(props.opened.images[0].shaped_by, 'set')
  })

  test('an upload can be enlarged as it is', async ({ assert }) => {
    const visitor = await merchant()
    const { path } = await upload(visitor)
    const { status, image } = await upscale(visitor, { image_url: path })
    assert.equal(status, 200)
    assert.deepInclude(image, { prompt: '', is_upscaled: true })
  })

  test('what the engine refuses is said in its words and costs nothing', async ({ assert }) => {
    const visitor = await merchant()
    const { path } = await upload(visitor)
    const before = await creditsOf(visitor.user.id, 'image')
    const refused = await edit(visitor, { image: path, prompt: `${FAULT} unsupported` })
    assert.equal(refused.status, 422)
    assert.deepInclude(refused, { code: 'unsupported', error: 'This is unsupported.' })
    assert.equal(await creditsOf(visitor.user.id, 'image'), before)

    const { props } = await visitor.visit(`/ai-editor?work=${refused.generation_id}`)
    assert.deepInclude(props.opened, {
      prompt: `${FAULT} unsupported`,
      error: 'This is unsupported.',
      is_open: false,
      images: [],
    })
    assert.equal(props.opened.source.path, path, 'the picture is not lost')
  })

  test('without credits nothing is made, and the upload stays', async ({ assert }) => {
    const visitor = await merchant()
    const { path } = await upload(visitor)
    await sql(db.connection(), 'update credit_grants set expires_at = now() where user_id = ?', [
      visitor.user.id,
    ])
    assert.equal((await edit(visitor, { image: path, prompt: PROMPT })).status, 402)
    assert.equal((await upscale(visitor, { image_url: path })).status, 402)
    assert.equal((await visitor.get(path)).status, 200)
  })

  test('a request that is repeated is paid for once', async ({ assert }) => {
    const visitor = await merchant()
    const before = await creditsOf(visitor.user.id, 'image')
    const headers = { 'idempotency-key': randomUUID() }
    const body = { image: await photoDataUrl(), prompt: PROMPT }
    const first = await edit(visitor, body, headers)
    const again = await edit(visitor, body, headers)
    assert.equal(again.processedImage, first.processedImage)
    assert.equal(await creditsOf(visitor.user.id, 'image'), before - 1)
    const other = { ...body, image: await photoDataUrl(20) }
    assert.equal((await edit(visitor, other, headers)).status, 409)
  })

  test('what is cancelled is given back', async ({ assert }) => {
    const visitor = await merchant()
    const { path } = await upload(visitor)
    const before = await creditsOf(visitor.user.id, 'image')
    const waiting = edit(visitor, { image: path, prompt: NEVER_ENDS })
    const { open } = await untilOpen(visitor)
    const opened = await visitor.visit(`/ai-editor?work=${open[0]!.id}`)
    assert.deepInclude(opened.props.opened, { is_open: true, prompt: NEVER_ENDS })
    await visitor.call('DELETE', `/api/generations/${open[0]!.id}`)
    assert.equal((await waiting).status, 409)
    assert.equal(await creditsOf(visitor.user.id, 'image'), before)
  })

  test('a product’s photo can be edited, and says where it comes from', async ({ assert }) => {
    const visitor = await signIn(await createMerchant({ image: 5, model: 1 }))
    const product = await trainProduct(visitor)
    const { props } = await visitor.visit(`/products/${product}`)
    const [{ path }] = props.product.input_images
    const made = await edit(visitor, { image: path, prompt: PROMPT })
    assert.equal(made.status, 200)
    const shown = await visitor.visit(`/products/${product}`)
    assert.equal(shown.props.product.generated_images_count, 0)
    assert.equal(await sourceOf(made.image.id), path.split('/').at(-1))
  })

  test('uploads go a week after their last use, unless something made of them is left', async ({
    assert,
  }) => {
    const visitor = await merchant()
    const unused = await upload(visitor)
    const edited = await upload(visitor)
    const recent = await upload(visitor)
    await edit(visitor, { image: edited.path, prompt: PROMPT })
    await sql(
      db.connection(),
      `update editor_sources set used_at = now() - interval '8 days' where media_id = any(?)`,
      [[unused.picture.id, edited.picture.id]]
    )
    await removeOldEditorSources()
    const statuses = [unused, edited, recent].map(
      async ({ path }) => (await visitor.get(path)).status
    )
    assert.deepEqual(await Promise.all(statuses), [404, 200, 200])
  })

  test('guests are asked to sign in', async ({ assert }) => {
    const visitor = new Visitor()
    assert.equal((await visitor.get('/ai-editor', HTML)).status, 302)
    assert.equal((await edit(visitor, { image: 'x', prompt: PROMPT })).status, 401)
  })
})

const HTML = { headers: { accept: 'text/html' } }

async function listed(visitor: Visitor, id: string) {
  const { open, ended } = await (await visitor.get('/api/work')).json()
  return { open, work: [...open, ...ended].find((work: { id: string }) => work.id === id) }
}

async function untilOpen(visitor: Visitor): Promise<{ open: { id: string; status: string }[] }> {
  for (;;) {
    const list = await (await visitor.get('/api/work')).json()
    if (list.open[0]?.status === 'running') return list
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function sourceOf(imageId: number): Promise<string | null> {
  const row = firstOf(
    await sql<{ source: string | null }>(
      db.connection(),
      'select source_media_id as source from generated_images where id = ?',
      [imageId]
    )
  )
  return row.source
}
