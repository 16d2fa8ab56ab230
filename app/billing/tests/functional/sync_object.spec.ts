import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { syncObject } from '#app/billing/syncs/sync_object'
import { sql } from '#app/core/database/sql'

test.group('Of an object of the payment provider', () => {
  test('the older of two states that are read at once is not written last', async ({ assert }) => {
    const id = `sub_${randomUUID()}`
    const written: number[] = []
    let state = 1
    const { promise: isRead, resolve: reads } = Promise.withResolvers<void>()
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
    const sync = (read: () => Promise<number>) =>
      syncObject(id, read, async (_, seen) => written.push(seen))
    const slow = sync(async () => {
      const seen = state
      reads()
      await mayAnswer
      return seen
    })
    await isRead
    state = 2
    await sync(async () => state)
    answer()
    await slow
    assert.deepEqual(written, [2, 2])
  })

  test('more are asked for at once than there are connections', async ({ assert }) => {
    const { promise: allAsked, resolve } = Promise.withResolvers<void>()
    let asked = 0
    const read = async () => {
      // As the payment sandbox does, which answers from the same database.
      await sql(db.connection(), 'select 1')
      if (++asked === 12) resolve()
      await allAsked
    }
    const syncs = Array.from({ length: 12 }, () =>
      syncObject(`cs_${randomUUID()}`, read, async (trx) => sql(trx, 'select 1'))
    )
    assert.lengthOf(await Promise.all(syncs), 12)
  })

  test('many who write one after the other all come to it', async ({ assert }) => {
    const id = `ch_${randomUUID()}`
    let writing = 0
    const syncs = Array.from({ length: 8 }, () =>
      syncObject(
        id,
        async () => {},
        async (trx) => {
          writing += 1
          await sql(trx, 'select pg_sleep(0.002)')
          return writing--
        }
      )
    )
    assert.deepEqual(await Promise.all(syncs), Array(8).fill(1))
  })
})
