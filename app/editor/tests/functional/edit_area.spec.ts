import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { creditsOf } from '#tests/support/credits'
import { areaMask } from '#tests/support/mask'
import { AREA, FAULT, NEVER_ENDS, NO_PRODUCT } from '#tests/support/quick_engine'
import { until } from '#tests/support/until'
import { draftOf } from '../../components/editor_draft.js'
import { problemSentence } from '../../components/problem_sentence.js'
import { EDITOR_MESSAGES } from '../../messages/en/screens.js'
import { edit, merchant, upload } from '../editor_calls.js'

const PROMPT = 'make it brighter'

test.group('Editing an area of a picture', () => {
  test('a mask goes to the engine, and is gone when the work has ended', async ({ assert }) => {
    const visitor = await merchant()
    const { path } = await upload(visitor)
    const body = { image: path, prompt: PROMPT, mask: await areaMask() }
    const answer = await edit(visitor, body)
    assert.equal(answer.status, 200)
    assert.equal(answer.image.scene, AREA)
    const { params } = await db.from('generations').where('id', answer.generation_id).firstOrFail()
    assert.isNull(await db.from('media').where('id', params.areaMediaId).first())
    const without = await edit(visitor, { image: path, prompt: PROMPT, mask: null })
    assert.isNull(without.image.scene)
  })

  test('taking away what is marked costs a credit, which comes back when it cannot be done', async ({
    assert,
  }) => {
    const visitor = await merchant()
    const { path: image } = await upload(visitor)
    const mask = await areaMask()
    const { removeThis } = EDITOR_MESSAGES.form
    const answer = await edit(visitor, { image, prompt: removeThis, mask })
    assert.deepInclude(answer, { status: 200 })
    assert.equal(answer.image.scene, AREA)
    assert.equal(await creditsOf(visitor.user.id, 'image'), 9)
    const refused = await edit(visitor, { image, prompt: `${FAULT} invalid_input`, mask })
    assert.equal(refused.status, 422)
    assert.equal(await creditsOf(visitor.user.id, 'image'), 9)
  })

  test('the same request with another mask is another one', async ({ assert }) => {
    const visitor = await merchant()
    const { path } = await upload(visitor)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const body = { image: path, prompt: PROMPT, mask: await areaMask() }
    const first = await edit(visitor, body, key)
    const again = await edit(visitor, body, key)
    assert.equal(again.generation_id, first.generation_id)
    const other = await edit(visitor, { ...body, mask: await areaMask(320, 240, 0.25) }, key)
    assert.equal(other.status, 409)
  })

  test('work with an area says so while it runs, for when nothing comes of it', async ({
    assert,
  }) => {
    const visitor = await merchant()
    const { path: image } = await upload(visitor)
    const body = { image, prompt: NEVER_ENDS, mask: await areaMask() }
    void edit(visitor, body).catch(() => {})
    const [{ id }] = await until(async () => {
      const { open } = await (await visitor.get('/api/work')).json()
      return open.length > 0 && open
    })
    const { opened } = (await visitor.visit(`/ai-editor?work=${id}`)).props
    assert.deepInclude(opened, { is_open: true, has_lost_area: true })
    const { pending } = draftOf(opened)
    assert.deepInclude(pending, { workId: id, hasLostArea: true })
    assert.equal(
      problemSentence('This failed.', pending!.hasLostArea),
      'This failed. The area that was marked was not kept. Mark it again before you generate.'
    )
    await visitor.call('DELETE', `/api/generations/${id}`)
  })

  test('work with an area that failed says that the area is not kept', async ({ assert }) => {
    const visitor = await merchant()
    const { path: image } = await upload(visitor)
    const opened = async (body: object) => {
      const { generation_id: id } = await edit(visitor, { image, ...body })
      return (await visitor.visit(`/ai-editor?work=${id}`)).props.opened
    }
    const prompt = `${FAULT} unsupported`
    assert.isTrue((await opened({ prompt, mask: await areaMask() })).has_lost_area)
    assert.isFalse((await opened({ prompt })).has_lost_area)
    assert.isFalse((await opened({ prompt: PROMPT, mask: await areaMask() })).has_lost_area)
  })

  test('a picture whose product was not found is changed once its user shows where it is', async ({
    assert,
  }) => {
    const visitor = await merchant()
    const { path: image } = await upload(visitor)
    const refused = await edit(visitor, { image, prompt: NO_PRODUCT })
    assert.deepInclude(refused, { status: 422, code: 'product_unclear' })
    const { opened } = (await visitor.visit(`/ai-editor?work=${refused.generation_id}`)).props
    assert.isTrue(opened.needs_product)
    assert.equal(await creditsOf(visitor.user.id, 'image'), 10)

    const body = { image, prompt: NO_PRODUCT, product_mask: await areaMask() }
    const key = { 'idempotency-key': crypto.randomUUID() }
    const { generation_id: id } = await edit(visitor, body, key)
    const made = await db.from('generated_images').where('generation_id', id).firstOrFail()
    assert.isNotNull(made.mask_media_id)
    const { params } = await db.from('generations').where('id', id).firstOrFail()
    assert.isNull(await db.from('media').where('id', params.productMediaId).first())
    const other = await edit(visitor, { ...body, product_mask: null }, key)
    assert.equal(other.status, 409)
  })

  test('what is wrong with a mask is said, and costs nothing', async ({ assert }) => {
    const visitor = await merchant()
    const { path: image } = await upload(visitor)
    const text = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`
    const cases: [mask: unknown, error: string][] = [
      [7, 'Please send the mask as a picture.'],
      ['/media/1', 'Please send the mask as a picture.'],
      [text, 'Please select only image files'],
      [await areaMask(300, 300), 'This mask does not have the shape of its picture.'],
      [
        await areaMask(320, 240, 0),
        'Nothing is marked. Mark what should change, or leave the mask out.',
      ],
      [
        await areaMask(320, 240, 1),
        'The whole picture is marked. Leave something out, or leave the mask out.',
      ],
    ]
    for (const [mask, error] of cases) {
      const answer = await edit(visitor, { image, prompt: PROMPT, mask })
      assert.deepEqual([answer.status, answer.error], [422, error])
      assert.deepEqual(Object.keys(answer.errors), ['mask'])
    }
    const products: [mask: unknown, error: string][] = [
      [7, 'Please send the mask as a picture.'],
      [await areaMask(300, 300), 'This mask does not have the shape of its picture.'],
      [await areaMask(320, 240, 0), 'This mask is empty. Mark where the product is.'],
    ]
    for (const [mask, error] of products) {
      const answer = await edit(visitor, { image, prompt: PROMPT, product_mask: mask })
      assert.deepEqual([answer.status, answer.error], [422, error])
      assert.deepEqual(Object.keys(answer.errors), ['product_mask'])
    }
    assert.equal(await creditsOf(visitor.user.id, 'image'), 10)
  })
})
