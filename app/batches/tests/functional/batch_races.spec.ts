import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { deleteAccountIn } from '#app/closure/actions/delete_account'
import { deleteBatch } from '#app/batches/actions/delete_batch'
import { retryFailed } from '#app/batches/actions/retry_failed'
import { findBatch } from '#app/batches/queries/find_batch'
import User from '#app/accounts/models/user'
import { startBatch, untilBatch } from '#tests/support/batch'
import { holding, untilWaiting } from '#tests/support/interleave'
import { createSubscriber } from '#tests/support/merchant'
import { FAILS } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import { createTrainedProducts } from '#tests/support/trained_product'

/** A batch that has ended, and its only piece of work, which failed. */
async function endedBatch() {
  const visitor = await signIn(await createSubscriber({ image: 5 }))
  const userId = visitor.user.id
  const batch = await startBatch(visitor, {
    product_ids: await createTrainedProducts(userId, ['Mug']),
    prompts: [`on sand ${FAILS}`],
  })
  const { rows } = await untilBatch(visitor, batch, 'finished')
  return { userId, batch, piece: rows[0].items[0].generation_id as string }
}

test.group('Deleting an account meets', (group) => {
  const hold = holding(group)
  for (const [what, change] of [
    [
      'the removal of its batch',
      async (id: number, userId: number) => deleteBatch(await findBatch(id, userId)),
    ],
    ['another try of what failed in its batch', retryFailed],
  ] as const) {
    test(what, async ({ assert }) => {
      const { userId, batch, piece } = await endedBatch()
      const held = await hold('select id from generations where id = ? for update', [piece])
      /** One attempt: a deadlock fails it instead of being repeated. */
      const deletion = db.transaction((trx) => deleteAccountIn(trx, { userId, deleteTeams: true }))
      await untilWaiting(1)
      const changed = change(batch, userId).catch((error: unknown) => error)
      await untilWaiting(2)
      await held.commit()
      await deletion
      const error = await changed
      if (error) assert.containsSubset(error, { status: 404 })
      assert.isNull(await User.find(userId))
    })
  }
})

test('more equal requests at once than there are connections start one batch', async ({
  assert,
}) => {
  const visitor = await signIn(await createSubscriber({ image: 5 }))
  const order = {
    product_ids: await createTrainedProducts(visitor.user.id, ['Mug']),
    prompts: ['on sand'],
    key: randomUUID(),
  }
  const ids = await Promise.all(Array.from({ length: 12 }, () => startBatch(visitor, order)))
  assert.lengthOf(new Set(ids), 1)
})
