import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { editSurprises } from '#app/engines/edit_suggestions'
import { badEdits } from '#tests/support/bad_edit_calls'
import { brokenLedgers, creditsOf } from '#tests/support/credits'
import { areaMask } from '#tests/support/mask'
import { photoDataUrl } from '#tests/support/product'
import { merchantWithToken, readAsDescribed, refusal } from '#tests/support/public_api'
import { AREA, FAULT, HALF_FAILS, NO_PRODUCT, OTHER_SHAPE } from '#tests/support/quick_engine'

const PATH = '/edit-image'
const PROMPT = 'make it brighter'
/** Of a merchant with a token. */
const CREDITS = 35

test.group('Editing a picture over the public API', (group) => {
  group.teardown(async () => {
    const broken = await brokenLedgers()
    if (broken.length > 0) throw new Error(`Ledgers that do not add up: ${JSON.stringify(broken)}`)
  })

  test('a data URI and a prompt make a picture whose address is answered', async ({ assert }) => {
    const { api, visitor } = await merchantWithToken()
    const response = await api.post(PATH, { image: await photoDataUrl(), prompt: PROMPT })
    assert.equal(response.status, 200)
    const answer = await readAsDescribed(PATH, 'post', response)
    assert.deepEqual(answer.processedImages, [answer.processedImage])
    assert.equal(answer.images[0].prompt, PROMPT)
    const file = await api.get(new URL(answer.processedImage).pathname.replace('/api/v1', ''))
    assert.match(file.headers.get('content-type')!, /^image\//)
    assert.equal(await creditsOf(visitor.user.id, 'image'), CREDITS - 1)
  })

  test('four pictures cost four credits, and those that fail are given back', async ({
    assert,
  }) => {
    const { api, visitor } = await merchantWithToken()
    const order = { image: await photoDataUrl(), num_images: 4 }
    const all = await readAsDescribed(
      PATH,
      'post',
      await api.post(PATH, { ...order, prompt: PROMPT })
    )
    assert.lengthOf(new Set(all.processedImages), 4)
    assert.equal(await creditsOf(visitor.user.id, 'image'), CREDITS - 4)
    const { open, ended } = await (await visitor.get('/api/work')).json()
    assert.deepEqual([...open, ...ended][0].num_images, 4)

    const half = await (await api.post(PATH, { ...order, prompt: HALF_FAILS })).json()
    assert.lengthOf(half.processedImages, 2)
    assert.deepEqual(half.failures, ['This one failed.', 'This one failed.'])
    assert.equal(await creditsOf(visitor.user.id, 'image'), CREDITS - 6)

    const none = await api.post(PATH, { ...order, prompt: `${FAULT} unsupported` })
    assert.equal((await refusal(none)).code, 'unsupported')
    assert.equal(await creditsOf(visitor.user.id, 'image'), CREDITS - 6)
  })

  test('surprise_me leaves it to the engine what to change', async ({ assert }) => {
    const { api } = await merchantWithToken()
    const order = { image: await photoDataUrl(), prompt: '', surprise_me: true }
    const { images } = await readAsDescribed(PATH, 'post', await api.post(PATH, order))
    assert.include(editSurprises(), images[0].prompt)
  })

  test('a mask of the product says where it is, when the call is refused without', async ({
    assert,
  }) => {
    const { api } = await merchantWithToken()
    const image = await photoDataUrl()
    const unclear = await api.post(PATH, { image, prompt: NO_PRODUCT })
    assert.equal((await refusal(unclear)).code, 'product_unclear')
    const order = { image, prompt: NO_PRODUCT, product_mask: await areaMask() }
    const { generation_id: id } = await readAsDescribed(PATH, 'post', await api.post(PATH, order))
    const made = await db.from('generated_images').where('generation_id', id).firstOrFail()
    assert.isNotNull(made.mask_media_id)
  })

  test('the way to another shape can be chosen, and is told', async ({ assert }) => {
    const { api } = await merchantWithToken()
    const order = { image: await photoDataUrl(), prompt: OTHER_SHAPE, shape_way: 'softened' }
    const { images } = await readAsDescribed(PATH, 'post', await api.post(PATH, order))
    assert.equal(images[0].shaped_by, 'softened')
    const wrong = await refusal(await api.post(PATH, { ...order, shape_way: 'stretched' }))
    assert.equal(wrong.field, 'shape_way')
  })

  test('a mask holds the change to its area', async ({ assert }) => {
    const { api } = await merchantWithToken()
    const order = { image: await photoDataUrl(), prompt: PROMPT, mask: await areaMask() }
    const key = { 'idempotency-key': randomUUID() }
    const { generation_id: id } = await readAsDescribed(
      PATH,
      'post',
      await api.post(PATH, order, key)
    )
    const { scene } = await db.from('generated_images').where('generation_id', id).firstOrFail()
    assert.equal(scene, AREA)
    const again = await (await api.post(PATH, order, key)).json()
    assert.equal(again.generation_id, id)
    const other = { ...order, mask: await areaMask(320, 240, 0.25) }
    assert.equal((await refusal(await api.post(PATH, other, key))).code, 'idempotency_key_reused')
  })

  test('who does not wait asks for it later, and a repeated call is paid for once', async ({
    assert,
  }) => {
    const { api, visitor } = await merchantWithToken()
    const order = { image: await photoDataUrl(), prompt: PROMPT, num_images: 2 }
    const headers = { 'prefer': 'respond-async', 'idempotency-key': randomUUID() }
    const accepted = await api.post(PATH, order, headers)
    assert.equal(accepted.status, 202)
    const work = await readAsDescribed(PATH, 'post', accepted)
    assert.equal(accepted.headers.get('location'), work.status_url)
    assert.equal(work.kind, 'edit')

    const { 'idempotency-key': key } = headers
    const done = await (await api.post(PATH, order, { 'idempotency-key': key })).json()
    assert.equal(done.generation_id, work.id)
    const path = `/generations/${work.id}`
    const told = await readAsDescribed('/generations/{generation}', 'get', await api.get(path))
    assert.deepEqual(told.result.processedImages, done.processedImages)
    assert.equal(await creditsOf(visitor.user.id, 'image'), CREDITS - 2)
    const other = await api.post(PATH, { ...order, num_images: 1 }, { 'idempotency-key': key })
    assert.equal(other.status, 409)
  })

  test('what is wrong with a call is said in one sentence that names the field', async ({
    assert,
  }) => {
    const { api, visitor } = await merchantWithToken()
    const masks = {
      shape: await areaMask(300, 300),
      empty: await areaMask(320, 240, 0),
      full: await areaMask(320, 240, 1),
    }
    const calls = badEdits(await photoDataUrl(), masks)
    for (const { body, status = 422, code = 'invalid', field, sentence } of calls) {
      assert.deepEqual(
        await refusal(await api.post(PATH, body)),
        { status, code, message: sentence, field },
        JSON.stringify(body).slice(0, 80)
      )
    }
    assert.equal(await creditsOf(visitor.user.id, 'image'), CREDITS)
  })
})
