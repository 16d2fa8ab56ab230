import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { CONSOLE } from '#app/accounts/operators/record_act'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import type { GenerationState } from '#app/work/generation_state'
import { startBatch, untilBatch } from '#tests/support/batch'
import { cutAtAct } from '#tests/support/cut_at_write'
import { brokenLedgers, creditsOf } from '#tests/support/credits'
import { createSubscriber } from '#tests/support/merchant'
import { actsOn, signInOperator } from '#tests/support/operator'
import { trainProduct } from '#tests/support/product'
import { FAILS } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import { createTrainedProducts } from '#tests/support/trained_product'
import { until } from '#tests/support/until'
import { actOnWork } from '../../acts/act_on_work.js'
import { ADMIN_ERRORS } from '../../messages/en/errors.js'

const REASON = 'The provider was down'

/** A merchant whose order failed, and an operator. */
async function failedOrder() {
  const merchant = await signIn(await createSubscriber({ image: 5 }))
  const [product] = await createTrainedProducts(merchant.user.id, ['Mug'])
  await merchant.post(`/api/generate/${product}`, { prompt: `on sand ${FAILS}`, num_images: 2 })
  const failed = async () => (await merchant.visit(`/photos/generate/${product}`)).props.failed
  const [{ id }] = await failed()
  const operator = await signInOperator()
  return { merchant, product: product!, id: id as string, failed, operator }
}

async function workOn(productId: number) {
  return sql<{ id: string; state: GenerationState; credit_cost: number }>(
    db.connection(),
    `select id, state, credit_cost from generations where product_id = ? and kind <> 'train' order by id`,
    [productId]
  )
}

test.group('Failed work that operators have made again', (group) => {
  group.teardown(async () => {
    const broken = await brokenLedgers()
    if (broken.length > 0) throw new Error(`Ledgers that do not add up: ${JSON.stringify(broken)}`)
  })

  test('is made once, for nothing, however many ask', async ({ assert }) => {
    const { merchant, product, id, failed, operator } = await failedOrder()
    // What was in its way has passed.
    await sql(
      db.connection(),
      `update generations set params = jsonb_set(params, '{prompts}', '["on sand", "on sand"]') where id = ?`,
      [id]
    )
    const before = await creditsOf(merchant.user.id, 'image')
    const [row] = (await operator.visit(`/admin/work?q=${id}`)).props.rows
    assert.isTrue(row.can_repeat)
    const repeat = () => operator.post(`/admin/work/${id}/acts`, { act: 'repeat', reason: REASON })
    const answers = await Promise.all([repeat(), repeat()])
    const refused = answers.filter(({ status }) => status === 422)
    assert.lengthOf(refused, 1)
    assert.equal((await refused[0]!.json()).errors.reason[0], ADMIN_ERRORS.notRepeatable)
    assert.deepEqual(await failed(), [], 'it is no failure to the merchant any more')
    await until(async () => (await workOn(product))[1]?.state === 'succeeded')
    const [, again, ...others] = await workOn(product)
    assert.deepEqual(others, [])
    assert.equal(again!.credit_cost, 0)
    assert.equal(await creditsOf(merchant.user.id, 'image'), before)
    assert.lengthOf((await merchant.visit(`/photos/generate/${product}`)).props.images, 2)
    assert.containsSubset(await actsOn(id, 'work'), [{ act: 'repeat', reason: REASON }])
    assert.lengthOf(await actsOn(id, 'work'), 1)
    const [ended] = (await operator.visit(`/admin/work?q=${id}`)).props.rows
    assert.isFalse(ended.can_repeat)
  })

  test('is as it was where a process dies while it accepts it', async ({ assert }) => {
    const { product, id, failed, operator } = await failedOrder()
    const input = { generationId: id, act: 'repeat', reason: REASON } as const
    assert.instanceOf(await cutAtAct(() => actOnWork(CONSOLE, input)), Error)
    assert.lengthOf(await workOn(product), 1)
    assert.lengthOf(await failed(), 1)
    assert.deepEqual(await actsOn(id, 'work'), [])
    const [row] = (await operator.visit(`/admin/work?q=${id}`)).props.rows
    assert.isTrue(row.can_repeat)
  })

  test('shows at once on the page of its merchant, and can fail and be made again', async ({
    assert,
  }) => {
    const { merchant, product, id, failed, operator } = await failedOrder()
    const before = await creditsOf(merchant.user.id, 'image')
    await operator.post(`/admin/work/${id}/acts`, { act: 'repeat', reason: REASON })
    const shown = await until(async () => {
      const [, again] = await workOn(product)
      const [notice] = await failed()
      return again?.state === 'failed' && notice?.id === again.id ? notice : null
    })
    const once = { act: 'repeat', reason: 'Once more' }
    await operator.post(`/admin/work/${shown.id}/acts`, once)
    await until(async () => (await workOn(product))[2]?.state === 'failed')
    assert.equal(await creditsOf(merchant.user.id, 'image'), before)
  })

  test('has a batch that has finished go on', async ({ assert }) => {
    const merchant = await signIn(await createSubscriber({ image: 5 }))
    const productIds = await createTrainedProducts(merchant.user.id, ['Mug'])
    const prompts = [`on sand ${FAILS}`]
    const batch = await startBatch(merchant, { product_ids: productIds, prompts })
    const { rows } = await untilBatch(merchant, batch, 'finished')
    const id = rows[0].items[0].generation_id
    await sql(
      db.connection(),
      `update generations set params = jsonb_set(params, '{prompts}', '["on sand"]') where id = ?`,
      [id]
    )
    const before = await creditsOf(merchant.user.id, 'image')
    const operator = await signInOperator()
    await operator.post(`/admin/work/${id}/acts`, { act: 'repeat', reason: REASON })
    await until(async () => {
      const sheet = await untilBatch(merchant, batch, 'finished')
      return sheet.rows[0].items[0].status === 'done'
    })
    assert.equal(await creditsOf(merchant.user.id, 'image'), before)
  })

  test('is a training as well', async ({ assert }) => {
    const merchant = await signIn()
    await assert.rejects(() => trainProduct(merchant, { description: `It ${FAILS}` }))
    const trainings = () =>
      sql<{ id: string; product_id: number; state: GenerationState }>(
        db.connection(),
        `select id, product_id, state from generations where user_id = ? and kind = 'train' order by id`,
        [merchant.user.id]
      )
    const { id, product_id: product } = firstOf(await trainings())
    const operator = await signInOperator()
    const act = { act: 'repeat', reason: REASON }
    await sql(db.connection(), `update products set status = 'training' where id = ?`, [product])
    assert.equal((await operator.post(`/admin/work/${id}/acts`, act)).status, 409)
    assert.deepEqual(await actsOn(id, 'work'), [], 'it is being trained')
    await sql(
      db.connection(),
      `update products set status = 'failed', description = 'A mug.' where id = ?`,
      [product]
    )
    await operator.post(`/admin/work/${id}/acts`, act)
    await until(async () => (await trainings())[1]?.state === 'succeeded')
    const { props } = await merchant.visit('/products')
    assert.equal(props.products[0].status, 'ready')
    assert.equal(await creditsOf(merchant.user.id, 'model'), 1)
  })

  test('is none that cannot be made again from what is kept', async ({ assert }) => {
    const { id, operator } = await failedOrder()
    const repeat = async (change: string) => {
      await sql(db.connection(), `update generations set ${change} where id = ?`, [id])
      const answer = await operator.post(`/admin/work/${id}/acts`, {
        act: 'repeat',
        reason: REASON,
      })
      assert.equal(answer.status, 422, change)
      const [row] = (await operator.visit(`/admin/work?q=${id}`)).props.rows
      assert.isFalse(row.can_repeat, change)
    }
    await repeat(`params = jsonb_set(params, '{temporaryMediaIds}', '["a"]')`)
    await repeat(`params = jsonb_set(params, '{temporaryMediaIds}', '[]'), kind = 'cutout'`)
    await repeat(`kind = 'generate', product_id = null`)
    assert.deepEqual(await actsOn(id, 'work'), [])
  })
})
