import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { eventHub } from '#app/core/queue/event_hub'
import { DIRECT_AT_ONCE } from '#app/work/direct/worker'
import { creditsOf } from '#tests/support/credits'
import { createMerchant, createSubscriber } from '#tests/support/merchant'
import { createEmptyProduct, trainProduct } from '#tests/support/product'
import { merchantWithToken } from '#tests/support/public_api'
import { FAULT, NEVER_ENDS } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import { DRAFT_ERRORS } from '../../messages/en/draft.js'

const ORDER = { prompt: 'on a wooden table', image_size: 'landscape_4_3', seed: 7 }
const LAYOUT = { x: 0.25, foot: 0.9, height: 0.4, shadow: 0, side: 'right' }

async function merchantWithProduct() {
  const visitor = await signIn(await createSubscriber({ image: 20 }))
  const product = await trainProduct(visitor)
  const draft = (body: object, signal?: AbortSignal) =>
    visitor.post(`/api/products/${product}/drafts`, body, { signal })
  return { visitor, product, draft }
}

/** Resolves once a worker has been given a draft. */
function draftGiven(): Promise<void> {
  return new Promise((resolve) => {
    const off = eventHub.onDirect(null, ({ kind }) => {
      if (kind !== 'given') return
      off()
      resolve()
    })
  })
}

test.group('Drafts', () => {
  test('show an order as it is laid out, without a piece of work and without a credit', async ({
    assert,
  }) => {
    const { visitor, draft } = await merchantWithProduct()
    const before = await creditsOf(visitor.user.id, 'image')
    const work = () => db.from('generations').where('user_id', visitor.user.id).count('*')
    const earlier = await work()
    const answer = await draft(ORDER)
    assert.equal(answer.status, 200)
    const { picture, layout, product } = await answer.json()
    const bytes = Buffer.from(picture.replace('data:image/webp;base64,', ''), 'base64')
    const { width, height } = await sharp(bytes).metadata()
    assert.closeTo(width / height, 1920 / 1080, 0.01)
    assert.sameMembers(Object.keys(layout), [
      ...Object.keys(LAYOUT),
      ...['softness', 'warmth', 'brightness'],
    ])
    assert.closeTo(product.bottom, layout.foot, 1e-6)

    const laid = await (await draft({ ...ORDER, layout: LAYOUT })).json()
    assert.include(laid.layout, LAYOUT)
    assert.equal(await creditsOf(visitor.user.id, 'image'), before)
    assert.deepEqual(await work(), earlier)
  })

  test('pictures are made with the same seed and layout, which variations keep', async ({
    assert,
  }) => {
    const { visitor, product } = await merchantWithProduct()
    const order = { ...ORDER, layout: LAYOUT }
    const made = await (await visitor.post(`/api/generate/${product}`, order)).json()
    const paramsOf = async (id: string) =>
      (await db.from('generations').where('id', id).firstOrFail()).params
    assert.deepInclude(await paramsOf(made.generation_id), { seed: 7, layout: LAYOUT })
    assert.deepEqual(made.images[0].layout, LAYOUT)
    const varied = await visitor.post(`/api/images/${made.images[0].id}/variations`, {})
    const { generation_id: again, images } = await varied.json()
    assert.deepEqual((await paramsOf(again)).layout, LAYOUT)
    assert.deepEqual(images[0].layout, LAYOUT)
    const plain = await (await visitor.post(`/api/generate/${product}`, ORDER)).json()
    assert.isNull(plain.images[0].layout)
  })

  test('what is out of bounds is refused at its field, wherever it is asked for', async ({
    assert,
  }) => {
    const { visitor, product, draft } = await merchantWithProduct()
    const refused = async (answer: Response, field: string) => {
      assert.equal(answer.status, 422)
      assert.deepEqual(Object.keys((await answer.json()).errors), [field])
    }
    const wrong = [
      ['x', 1.2],
      ['foot', 0],
      ['height', 0.01],
      ['height', '0.5'],
      ['shadow', -1],
      ['side', 'above'],
      ['brightness', 9],
    ] as const
    for (const [field, value] of wrong) {
      const layout = { ...LAYOUT, [field]: value }
      await refused(await draft({ ...ORDER, layout }), `layout.${field}`)
    }
    const layout = { height: 5 }
    await refused(
      await visitor.post(`/api/generate/${product}`, { ...ORDER, layout }),
      'layout.height'
    )
    await refused(await draft({ ...ORDER, seed: undefined }), 'seed')
    await refused(await draft({ ...ORDER, prompt: '' }), 'prompt')
  })

  test('the public API takes a layout, and refuses one out of bounds', async ({ assert }) => {
    const { visitor, api } = await merchantWithToken()
    const product = await trainProduct(visitor)
    const path = `/products/${product}/images`
    const made = await api.post(path, { prompt: 'on sand', layout: LAYOUT })
    assert.equal(made.status, 200)
    const { generation_id: id } = await made.json()
    const { params } = await db.from('generations').where('id', id).firstOrFail()
    assert.deepEqual(params.layout, LAYOUT)
    const wrong = await api.post(path, { prompt: 'on sand', layout: { foot: 2 } })
    assert.equal(wrong.status, 422)
  })

  test('a photo is shown by what was cut out of it, and not before', async ({ assert }) => {
    const { visitor, product, draft } = await merchantWithProduct()
    const { props } = await visitor.visit(`/photos/generate/${product}`)
    const { id } = props.model.inputImages[0]
    const early = await draft({ ...ORDER, photo: id })
    assert.equal(early.status, 422)
    assert.equal((await early.json()).message, DRAFT_ERRORS.notCutOut)
    await visitor.post(`/api/model/${product}/image/${id}/no-background`)
    assert.equal((await draft({ ...ORDER, photo: id })).status, 200)
    const path = `/api/model/${product}/image/${id}/background`
    const made = await (await visitor.post(path, { ...ORDER, layout: LAYOUT })).json()
    assert.deepEqual(made.images[0].layout, LAYOUT)
  })

  test('products that one may not see are not there, and untrained ones have none', async ({
    assert,
  }) => {
    const { product } = await merchantWithProduct()
    const user = await createMerchant()
    const other = await signIn(user)
    assert.equal((await other.post(`/api/products/${product}/drafts`, ORDER)).status, 404)
    const { id } = await createEmptyProduct(user.id)
    const untrained = await other.post(`/api/products/${id}/drafts`, ORDER)
    assert.equal(untrained.status, 422)
    assert.equal((await untrained.json()).code, 'not_trained')
  })

  test('a worker that cannot draw says so; the picture can be made all the same', async ({
    assert,
  }) => {
    const { draft } = await merchantWithProduct()
    const failing = async (fault: string) => {
      const answer = await draft({ ...ORDER, prompt: `${FAULT} ${fault}` })
      return [answer.status, (await answer.json()).message]
    }
    assert.deepEqual(await failing('unsupported'), [503, DRAFT_ERRORS.unavailable])
    assert.deepEqual(await failing('busy'), [504, DRAFT_ERRORS.slow])
    assert.deepEqual(await failing('invalid_input'), [422, DRAFT_ERRORS.failed])
  })

  test('what nobody waits for any longer is stopped', async ({ assert }) => {
    const { draft } = await merchantWithProduct()
    for (let i = 0; i < DIRECT_AT_ONCE; i++) {
      const gone = new AbortController()
      const given = draftGiven()
      const answer = draft({ ...ORDER, prompt: NEVER_ENDS }, gone.signal)
      await given
      gone.abort()
      await assert.rejects(() => answer)
    }
    // Else the worker would offer itself for no more.
    assert.equal((await draft(ORDER)).status, 200)
  })
})
