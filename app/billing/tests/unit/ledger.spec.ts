import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { firstOf } from '#app/core/elements'
import { debitCredits } from '#app/credits/ledger/debit_credits'
import { grantCredits } from '#app/credits/ledger/grant_credits'
import { restoreCredits } from '#app/credits/ledger/restore_credits'
import { revokeCredits } from '#app/credits/ledger/revoke_credits'
import { refundCredits } from '#app/credits/ledger/refund_credits'
import { sql } from '#app/core/database/sql'
import { brokenLedgers, creditsOf } from '#tests/support/credits'
import { createGeneration } from '#tests/support/generation'
import { createMerchant } from '#tests/support/merchant'

const kind = 'image' as const

function grant(userId: number, amount: number, expiresAt?: Date) {
  return db.transaction((trx) =>
    grantCredits(trx, { userId, kind, amount, source: 'test', sourceKey: randomUUID(), expiresAt })
  )
}

function debit(userId: number, amount: number, generationId: string) {
  return db.transaction((trx) => debitCredits(trx, { userId, kind, amount, generationId }))
}

function refund(userId: number, amount: number, generationId: string) {
  return db.transaction((trx) => refundCredits(trx, { userId, kind, amount, generationId }))
}

async function newestGrantOf(userId: number): Promise<number> {
  const { id } = firstOf(
    await sql<{ id: number }>(
      db.connection(),
      `select max(id) as id from credit_grants where user_id = ? and kind = 'image'`,
      [userId]
    )
  )
  return id
}

async function remainingByExpiry(userId: number) {
  const rows = await sql<{ remaining: number }>(
    db.connection(),
    `select remaining from credit_grants where user_id = ? and kind = 'image'
     order by expires_at asc nulls last, id`,
    [userId]
  )
  return rows.map(({ remaining }) => remaining)
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

test.group('Credits ledger', (group) => {
  group.teardown(async () => {
    const broken = await brokenLedgers()
    if (broken.length > 0) throw new Error(`Ledgers that do not add up: ${JSON.stringify(broken)}`)
  })

  test('a new merchant has the welcome credits', async ({ assert }) => {
    const { id } = await createMerchant()
    assert.equal(await creditsOf(id, 'image'), 5)
    assert.equal(await creditsOf(id, 'model'), 1)
    assert.equal(await creditsOf(id, 'video'), 0)
  })

  test('500 requests at once against 100 credits take exactly 100', async ({ assert }) => {
    const { id } = await createMerchant({ image: 95 })
    const generations = await Promise.all(Array.from({ length: 500 }, () => createGeneration(id)))
    const results = await Promise.allSettled(generations.map((it) => debit(id, 1, it)))
    const taken = results.filter(({ status }) => status === 'fulfilled').length
    const refusals = results.filter((it) => it.status === 'rejected').map((it) => it.reason)
    assert.equal(taken, 100)
    assert.equal(await creditsOf(id, 'image'), 0)
    assert.isTrue(refusals.every((reason) => reason.code === 'not_enough_credits'))
  })

  test('the credits that lapse first are spent first, those that never lapse last', async ({
    assert,
  }) => {
    const { id } = await createMerchant()
    await grant(id, 4, inDays(30))
    await grant(id, 3, inDays(2))
    await debit(id, 5, await createGeneration(id))
    assert.deepEqual(await remainingByExpiry(id), [0, 2, 5])
  })

  test('a merchant without enough credits is told what is missing and loses nothing', async ({
    assert,
  }) => {
    const { id } = await createMerchant()
    const error = await debit(id, 6, await createGeneration(id)).catch((reason) => reason)
    assert.equal(error.status, 402)
    assert.deepInclude(error.details, { needed: 6, available: 5, kind: 'image' })
    assert.equal(await creditsOf(id, 'image'), 5)
  })

  test('lapsed credits cannot be spent', async ({ assert }) => {
    const { id } = await createMerchant()
    await grant(id, 10, inDays(1))
    await sql(
      db.connection(),
      `update credit_grants set expires_at = now() - interval '1 second' where user_id = ? and source = 'test'`,
      [id]
    )
    await debit(id, 5, await createGeneration(id))
    await assert.rejects(async () => debit(id, 1, await createGeneration(id)))
  })

  test('a refund of lapsed credits can still be spent', async ({ assert }) => {
    const { id } = await createMerchant()
    await grant(id, 3, inDays(1))
    const generation = await createGeneration(id)
    await debit(id, 3, generation)
    await sql(
      db.connection(),
      `update credit_grants set expires_at = now() - interval '1 second' where user_id = ? and source = 'test'`,
      [id]
    )
    await refund(id, 3, generation)
    assert.equal(await creditsOf(id, 'image'), 8)
  })

  test('a generation is debited at most once and refunded at most once', async ({ assert }) => {
    const { id } = await createMerchant()
    const generation = await createGeneration(id)
    await debit(id, 2, generation)
    await assert.rejects(() => debit(id, 1, generation))
    await refund(id, 1, generation)
    await assert.rejects(() => refund(id, 1, generation))
    assert.equal(await creditsOf(id, 'image'), 4)
  })

  test('more than was debited is never refunded', async ({ assert }) => {
    const { id } = await createMerchant()
    const generation = await createGeneration(id)
    await debit(id, 2, generation)
    await assert.rejects(() => refund(id, 3, generation))
    assert.equal(await creditsOf(id, 'image'), 3)
  })

  test('the same gift is granted once', async ({ assert }) => {
    const { id } = await createMerchant()
    const input = { userId: id, kind, amount: 9, source: 'test', sourceKey: 'once' }
    const granted = await Promise.all(
      [1, 2, 3].map(() => db.transaction((trx) => grantCredits(trx, input)))
    )
    assert.deepEqual(granted.sort(), [false, false, true])
    assert.equal(await creditsOf(id, 'image'), 14)
  })

  test('what is revoked is at most what is left, once a reference, and can be given back once', async ({
    assert,
  }) => {
    const { id } = await createMerchant()
    await grant(id, 10)
    await debit(id, 9, await createGeneration(id))
    const grantId = await newestGrantOf(id)
    const input = { userId: id, kind, grantId, amount: 10, reference: 'dispute:1' }
    const revoke = () => db.transaction((trx) => revokeCredits(trx, input))
    const restore = () => db.transaction((trx) => restoreCredits(trx, input))
    assert.deepEqual((await Promise.all([revoke(), revoke()])).sort(), [0, 6])
    assert.equal(await creditsOf(id, 'image'), 0)
    assert.deepEqual((await Promise.all([restore(), restore()])).sort(), [0, 6])
    assert.equal(await creditsOf(id, 'image'), 6)
  })

  test('an entry of the ledger can be neither changed nor deleted', async ({ assert }) => {
    const { id } = await createMerchant()
    await assert.rejects(() =>
      sql(db.connection(), 'update credit_entries set change = 99 where user_id = ?', [id])
    )
    await assert.rejects(() =>
      sql(db.connection(), 'delete from credit_entries where user_id = ?', [id])
    )
  })

  test('whatever is granted, spent, given back, revoked and restored, the ledger adds up', async ({
    assert,
  }) => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('grant' as const), amount: fc.integer({ min: 1, max: 20 }) }),
      fc.record({ do: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 20 }) }),
      fc.record({ do: fc.constant('give back' as const), amount: fc.integer({ min: 1, max: 20 }) }),
      fc.record({ do: fc.constant('revoke' as const), amount: fc.integer({ min: 1, max: 20 }) }),
      fc.record({ do: fc.constant('restore' as const), amount: fc.integer({ min: 1, max: 20 }) })
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { id } = await createMerchant()
        let expected = 5
        const open: { generation: string; amount: number }[] = []
        const revoked: { reference: string; taken: number }[] = []
        const userId = id
        for (const { do: what, amount } of steps) {
          if (what === 'grant') {
            await grant(id, amount, inDays(amount))
            expected += amount
          } else if (what === 'spend') {
            const generation = await createGeneration(id)
            const spent = await debit(id, amount, generation).then(
              () => true,
              () => false
            )
            assert.equal(spent, amount <= expected)
            if (spent) open.push({ generation, amount })
            if (spent) expected -= amount
          } else if (what === 'revoke') {
            const [reference, grantId] = [randomUUID(), await newestGrantOf(id)]
            const input = { userId, kind, grantId, amount, reference }
            const taken = await db.transaction((trx) => revokeCredits(trx, input))
            assert.isAtMost(taken, amount)
            revoked.push({ reference, taken })
            expected -= taken
          } else if (what === 'restore') {
            const { reference, taken } = revoked.pop() ?? { reference: 'none', taken: 0 }
            const input = { userId, kind, reference }
            assert.equal(await db.transaction((trx) => restoreCredits(trx, input)), taken)
            expected += taken
          } else {
            const last = open.pop()
            if (!last) continue
            const back = Math.min(amount, last.amount)
            await refund(id, back, last.generation)
            expected += back
          }
          assert.equal(await creditsOf(id, 'image'), expected)
        }
      }),
      { numRuns: 15 }
    )
  })
})
