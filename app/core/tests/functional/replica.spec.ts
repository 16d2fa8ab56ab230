import { test } from '@japa/runner'
import type pg from 'pg'
import db from '@adonisjs/lucid/services/db'
import { News } from '#app/core/database/replica/news'
import { readFrom, replicaFigures } from '#app/core/database/replica/reader'
import { type ReplicaState, replicaPool } from '#app/core/database/replica/replica'
import { findPosition } from '#app/core/database/replica/write_marks'
import { sql, TO_SHOW } from '#app/core/database/sql'
import { eventHub } from '#app/core/queue/event_hub'
import { notifyEvent } from '#app/core/queue/events'
import { call, makeToken } from '#tests/support/api_tokens'
import { createMerchant } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'
import { Visitor } from '#tests/support/visitor'

/** A replica that is the database itself, and has replayed as far as it is told: it shows who is read from. */
function pretendReplica(isHearing = () => true) {
  const pool = replicaPool(process.env.DATABASE_URL!, 4)
  const replica = {
    state: 'ok' as ReplicaState,
    lagMs: 0,
    replayed: Infinity,
    failures: 0,
    fails: false,
    reads: 0,
    has: async (position: number) => replica.replayed >= position,
    fail: () => void replica.failures++,
    source: {
      async acquireConnection() {
        if (replica.fails) throw new Error('away')
        replica.reads++
        return pool.connect()
      },
      releaseConnection: (client: pg.ClientBase, error?: Error) =>
        (client as pg.PoolClient).release(error),
    },
  }
  const news = new News(findPosition)
  const end = eventHub.onEveryUser((userId) => news.hear(userId))
  readFrom({ replica, news, isHearing })
  /** How many reads of it a page made. */
  const readsOf = async (act: () => Promise<unknown>) => {
    const before = replica.reads
    await act()
    return replica.reads - before
  }
  return {
    replica,
    readsOf,
    async stop() {
      readFrom(null)
      end()
      await pool.end()
    },
  }
}

const products = (visitor: Visitor) => async () => {
  const answer = await visitor.get('/products')
  if (answer.status !== 200) throw new Error(String(answer.status))
}

test.group('Reading from a replica', () => {
  test('is for what is shown to those who have nothing to miss', async ({ assert, cleanup }) => {
    const visitor = await signIn(await createMerchant())
    const { replica, readsOf, stop } = pretendReplica()
    cleanup(stop)
    // What came of making the account may only be heard now.
    await until(async () => (await readsOf(products(visitor))) > 0)
    assert.isAbove(await readsOf(() => new Visitor().get('/photos/generate')), 0)
    replica.state = 'behind'
    assert.equal(await readsOf(products(visitor)), 0)
    assert.equal(replicaFigures()?.state, 'behind')
  })

  test('waits for what a merchant has changed last', async ({ assert, cleanup }) => {
    const visitor = await signIn(await createMerchant())
    const { replica, readsOf, stop } = pretendReplica()
    cleanup(stop)
    const catchUp = () =>
      until(async () => {
        replica.replayed = await findPosition()
        return (await readsOf(products(visitor))) > 0
      })
    // What came of making the account may only be heard now.
    await catchUp()
    const changed = await visitor.call('PUT', '/user/language', { json: { language: 'de' } })
    assert.isBelow(changed.status, 400)
    assert.equal(await readsOf(products(visitor)), 0)
    await catchUp()
  })

  test('waits for what a merchant was told by an event', async ({ assert, cleanup }) => {
    const user = await createMerchant()
    const visitor = await signIn(user)
    const { replica, readsOf, stop } = pretendReplica()
    cleanup(stop)
    replica.replayed = await findPosition()
    const heard = new Promise<void>((resolve) => {
      const end = eventHub.onUser(user.id, () => {
        end()
        resolve()
      })
    })
    await notifyEvent(db.connection(), { type: 'billing', userId: user.id, data: {} })
    await heard
    await sql(db.connection(), 'update users set name = name where id = ?', [user.id])
    assert.equal(await readsOf(products(visitor)), 0)
    replica.replayed = Infinity
    await until(async () => (await readsOf(products(visitor))) > 0)
  })

  test('is for nobody who is signed in while no events arrive', async ({ assert, cleanup }) => {
    const visitor = await signIn(await createMerchant())
    const { readsOf, stop } = pretendReplica(() => false)
    cleanup(stop)
    assert.equal(await readsOf(products(visitor)), 0)
  })

  test('gives way to the database when it fails', async ({ assert, cleanup }) => {
    const visitor = await signIn(await createMerchant())
    const { replica, readsOf, stop } = pretendReplica()
    cleanup(stop)
    replica.fails = true
    await until(async () => {
      assert.equal(await readsOf(products(visitor)), 0)
      return replica.failures > 0
    })
  })

  test('is not for programs, nor for work without a request', async ({ assert, cleanup }) => {
    const token = await makeToken(await signIn(await createMerchant()))
    const { readsOf, stop } = pretendReplica()
    cleanup(stop)
    const list = async () => {
      const answer = await call(`Bearer ${token.plain}`, '/api/v1/products')
      assert.equal(answer.status, 200)
    }
    assert.equal(await readsOf(list), 0)
    assert.equal(await readsOf(() => sql(TO_SHOW, 'select 1')), 0)
  })

  test('is told of by probes where there is one', async ({ assert, cleanup }) => {
    const ready = async () => (await new Visitor().get('/health/ready')).json()
    assert.notProperty(await ready(), 'replica')
    const { replica, stop } = pretendReplica()
    cleanup(stop)
    replica.state = 'away'
    assert.deepInclude(await ready(), { status: 'ok', replica: 'away' })
  })
})
