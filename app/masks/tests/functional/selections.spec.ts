import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { eventHub } from '#app/core/queue/event_hub'
import { createMerchant, createSubscriber } from '#tests/support/merchant'
import { photoDataUrl } from '#tests/support/product'
import { CANNOT_SELECT, SELECTS_FOR_EVER } from '#tests/support/quick_select'
import { DIRECT_AT_ONCE } from '#app/work/direct/worker'
import { notifyDirect } from '#app/work/direct/notify_direct'
import { signIn } from '#tests/support/sign_in'
import type { Visitor } from '#tests/support/visitor'
import { SELECTION_ERRORS } from '../../messages/en/common.js'

async function merchantWithPicture() {
  const user = await createSubscriber()
  const visitor = await signIn(user)
  const { id } = await (
    await visitor.post('/products', { name: 'Jar', images: [await photoDataUrl()] })
  ).json()
  const { props } = await visitor.visit(`/products/${id}`)
  const picture: string = props.product.input_images[0].picture.id
  return { visitor, picture, userId: user.id }
}

function select(visitor: Visitor, picture: string, pointing: object | null) {
  return visitor.post('/api/selections', { picture, pointing })
}

/** Resolves once a worker has been given a selection. */
function selectionGiven(): Promise<void> {
  return new Promise((resolve) => {
    const off = eventHub.onDirect(null, ({ kind }) => {
      if (kind !== 'given') return
      off()
      resolve()
    })
  })
}

async function pixelsOf(response: Response) {
  const { mask } = await response.json()
  const bytes = Buffer.from(mask.replace('data:image/png;base64,', ''), 'base64')
  const { data, info } = await sharp(bytes)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (x: number, y: number) =>
    data[Math.floor(y * info.height) * info.width + Math.floor(x * info.width)]
}

test.group('Pointing at something in a picture', () => {
  test('a click is answered with what it hit, without a piece of work and without a credit', async ({
    assert,
  }) => {
    const { visitor, picture, userId } = await merchantWithPicture()
    const before = await db.from('users').where('id', userId).firstOrFail()
    assert.equal((await select(visitor, picture, null)).status, 204)
    const answer = await select(visitor, picture, { at: { x: 0.5, y: 0.5 } })
    assert.equal(answer.status, 200)
    const at = await pixelsOf(answer)
    assert.isAbove(at(0.5, 0.5)!, 199)
    assert.equal(at(0.05, 0.05), 0)
    const work = await db.from('generations').where('user_id', userId)
    assert.lengthOf(work, 0)
    const after = await db.from('users').where('id', userId).firstOrFail()
    assert.deepEqual(
      [after.image_credits, after.model_credits],
      [before.image_credits, before.model_credits]
    )
  })

  test('a box is answered with what lies in it', async ({ assert }) => {
    const { visitor, picture } = await merchantWithPicture()
    const box = { left: 0.5, top: 0, right: 1, bottom: 1 }
    const at = await pixelsOf(await select(visitor, picture, { box }))
    assert.equal(at(0.25, 0.5), 0)
    assert.isAbove(at(0.75, 0.5)!, 199)
  })

  test('pictures that one may not see are not there, as are pictures that are none', async ({
    assert,
  }) => {
    const { picture } = await merchantWithPicture()
    const other = await signIn(await createMerchant())
    const at = { x: 0.5, y: 0.5 }
    assert.equal((await select(other, picture, { at })).status, 404)
    assert.equal((await select(other, crypto.randomUUID(), { at })).status, 404)
  })

  test('what points at nothing is refused at its field', async ({ assert }) => {
    const { visitor, picture } = await merchantWithPicture()
    const wrong = [
      {},
      { most: 0.5 },
      { at: { x: 1.5, y: 0.5 } },
      { at: { x: 0.5, y: 0.5 }, most: 2 },
      { at: { x: 0.5, y: 0.5 }, box: { left: 0.1, top: 0.1, right: 0.5, bottom: 0.9 } },
      { box: { left: 0.5, top: 0.5, right: 0.5, bottom: 0.9 } },
      { box: { left: 0.9, top: 0.5, right: 0.5, bottom: 0.9 } },
    ]
    for (const pointing of wrong) {
      const answer = await select(visitor, picture, pointing)
      assert.equal(answer.status, 422)
      const fields = Object.keys((await answer.json()).errors)
      assert.match(fields[0]!, /^pointing/)
    }
  })

  test('a worker that cannot is told from one that takes too long', async ({ assert }) => {
    const { visitor, picture } = await merchantWithPicture()
    const failing = async (x: number) => {
      const answer = await select(visitor, picture, { at: { x, y: 0.5 } })
      return [answer.status, (await answer.json()).message]
    }
    assert.deepEqual(await failing(CANNOT_SELECT), [503, SELECTION_ERRORS.unavailable])
    // Dropped after five seconds; the worker then takes others.
    assert.deepEqual(await failing(SELECTS_FOR_EVER), [504, SELECTION_ERRORS.slow])
    assert.equal((await select(visitor, picture, { at: { x: 0.5, y: 0.5 } })).status, 200)
  })

  test('a worker that dies with a click in hand costs that click alone', async ({
    assert,
    cleanup,
  }) => {
    const { visitor, picture } = await merchantWithPicture()
    // The living one offers itself for no more than it has in hand by then.
    const endless = { at: { x: SELECTS_FOR_EVER, y: 0.5 } }
    const held: Promise<Response>[] = []
    for (let i = 0; i < DIRECT_AT_ONCE; i++) {
      const given = selectionGiven()
      held.push(select(visitor, picture, endless))
      await given
    }
    // Another offers itself, and is never heard of again.
    const off = eventHub.onDirect(null, ({ id, kind }) => {
      if (kind === 'asked') void notifyDirect({ id, kind: 'offered', worker: 'dead' })
    })
    cleanup(off)
    const at = { x: 0.5, y: 0.5 }
    assert.equal((await select(visitor, picture, { at })).status, 504)
    off()
    for (const answer of await Promise.all(held)) assert.equal(answer.status, 504)
    assert.equal((await select(visitor, picture, { at })).status, 200)
  }).tags(['@long'])
})
