import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import { brokenLedgers, creditsOf } from '#tests/support/credits'
import { createMerchant } from '#tests/support/merchant'
import { actsOn, signInOperator } from '#tests/support/operator'
import { createEmptyProduct } from '#tests/support/product'
import { ADMIN_ERRORS } from '../../messages/en/errors.js'

const COST = 3

/** Work of somebody with credits, paid for. */
async function paidWork(state: 'queued' | 'succeeded') {
  const { id: userId, email } = await createMerchant({ image: 10 })
  const { id } = firstOf(
    await sql<{ id: string }>(
      db.connection(),
      `insert into generations (user_id, kind, engine, state, params, deadline_at, credit_kind, credit_cost, finished_at)
       values (?, 'generate', 'local', ?::text, '{}', now() + interval '1 hour', 'image', ?,
         case when ? = 'succeeded' then now() end) returning id`,
      [userId, state, COST, state]
    )
  )
  await sql(db.connection(), `select debit_credits(?, 'image', ?, ?)`, [userId, COST, id])
  return { id, userId, email }
}

test.group('Work on the pages for operators', () => {
  test('gives its credits back once, however many ask', async ({ assert }) => {
    const operator = await signInOperator()
    const { id, userId } = await paidWork('succeeded')
    const before = await creditsOf(userId, 'image')
    const refund = () =>
      operator.post(`/admin/work/${id}/acts`, { act: 'refund', reason: 'Blurred pictures' })
    const answers = await Promise.all([refund(), refund()])
    const refused = answers.filter(({ status }) => status === 422)
    assert.lengthOf(refused, 1)
    assert.equal((await refused[0]!.json()).errors.reason[0], ADMIN_ERRORS.notRefundable)
    assert.equal(await creditsOf(userId, 'image'), before + COST)
    assert.deepEqual(
      (await actsOn(id, 'work')).map(({ act }) => act),
      ['refund']
    )
    assert.deepEqual(await brokenLedgers(), [])
  })

  test('that waits is cancelled, and costs nothing', async ({ assert }) => {
    const operator = await signInOperator()
    const { id, userId, email } = await paidWork('queued')
    const before = await creditsOf(userId, 'image')
    await operator.post(`/admin/work/${id}/acts`, { act: 'cancel', reason: 'They asked' })
    const [found] = (await operator.visit(`/admin/work?q=${id}`)).props.rows
    assert.deepInclude(found, { id, email, state: 'cancelled' })
    assert.lengthOf((await operator.visit(`/admin/work?q=${email}`)).props.rows, 1)
    assert.equal(await creditsOf(userId, 'image'), before + COST)
    assert.lengthOf(await actsOn(id, 'work'), 1)
  })

  test('of one account is listed whole, whatever order its ids have', async ({ assert }) => {
    const { id: userId, email } = await createMerchant()
    // As after a clock was set back: the newest have the smallest ids.
    const made = await sql<{ id: string }>(
      db.connection(),
      `insert into generations (user_id, kind, engine, state, params, deadline_at, created_at, finished_at)
       select ?, 'generate', 'local', 'succeeded', '{}', now(), now() - make_interval(secs => n), now()
       from generate_series(1, 60) n returning id`,
      [userId]
    )
    const operator = await signInOperator()
    const first = (await operator.visit(`/admin/work?q=${email}`)).props
    const next = (await operator.visit(`/admin/work?q=${email}&before=${first.next_cursor}`)).props
    const listed = [...first.rows, ...next.rows].map((row: { id: string }) => row.id)
    assert.sameMembers(
      listed,
      made.map(({ id }) => id)
    )
  })

  test('shows a product by its id, whether anything was done on it or not', async ({ assert }) => {
    const operator = await signInOperator()
    const { id: userId, email } = await createMerchant()
    const { id } = await createEmptyProduct(userId)
    const { product, rows } = (await operator.visit(`/admin/work?q=${id}`)).props
    assert.containsSubset(product, { id, email, name: 'Mug', status: 'draft', photos: 0 })
    assert.isEmpty(rows)
    assert.isNull((await operator.visit('/admin/work?q=999999999')).props.product)
    assert.isNull((await operator.visit('/admin/work')).props.product)
  })
})
