import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { hasEnded } from '#app/work/generation_state'
import { creditsOf } from '#tests/support/credits'
import { createSubscriber } from '#tests/support/merchant'
import { trainProduct } from '#tests/support/product'
import { FAILS } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'

/** A product that was trained before the engine learnt to do it better. */
async function merchantWithOldTraining() {
  const user = await createSubscriber({ model: 1 })
  const visitor = await signIn(user)
  const id = await trainProduct(visitor)
  const setVersion = (version: number) =>
    sql(db.connection(), 'update trainings set engine_version = ? where product_id = ?', [
      version,
      id,
    ])
  await setVersion(0)
  return {
    id,
    user,
    setVersion,
    isOffered: async () => (await visitor.visit(`/products/${id}`)).props.has_better_training,
    modelCredits: () => creditsOf(user.id, 'model'),
    price: async () => {
      const tried = await visitor.post(`/products/${id}/train`, { dry_run: true })
      return (await tried.json()).credits as number
    },
    train: async () => {
      const { request_id: requestId } = await (await visitor.post(`/products/${id}/train`)).json()
      const { state } = await until(async () => {
        const training = await db.from('generations').where('id', requestId).firstOrFail()
        return hasEnded(training.state) && training
      })
      return state as string
    },
  }
}

test.group('A product that the engine trains better now', () => {
  test('is trained once more for nothing, and then for a credit again', async ({ assert }) => {
    const { isOffered, modelCredits, price, train } = await merchantWithOldTraining()
    const before = await modelCredits()
    assert.isTrue(await isOffered())
    assert.equal(await price(), 0)
    assert.equal(await train(), 'succeeded')
    assert.equal(await modelCredits(), before)
    assert.isFalse(await isOffered())
    assert.equal(await price(), 1)
    assert.equal(await train(), 'succeeded')
    assert.equal(await modelCredits(), before - 1)
  })

  test('keeps the offer when that training fails, and is given it only once where it came to nothing better', async ({
    assert,
  }) => {
    const { id, isOffered, modelCredits, setVersion, train } = await merchantWithOldTraining()
    const before = await modelCredits()
    await db.from('products').where('id', id).update({ description: FAILS })
    assert.equal(await train(), 'failed')
    assert.isTrue(await isOffered())
    await db.from('products').where('id', id).update({ description: '' })
    assert.equal(await train(), 'succeeded')
    await setVersion(0)
    assert.isFalse(await isOffered())
    assert.equal(await modelCredits(), before)
  })
})
