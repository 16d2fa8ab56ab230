import { test } from '@japa/runner'
import type pg from 'pg'
import { Lag } from '#app/core/database/replica/lag'
import { News } from '#app/core/database/replica/news'
import { Replica } from '#app/core/database/replica/replica'

const SECOND = 1_000

test.group('How far a replica is behind', () => {
  test('is not known before it has caught up once', ({ assert }) => {
    const lag = new Lag()
    assert.equal(lag.at(0), Infinity)
    lag.note(90, 100, 0)
    assert.equal(lag.at(0), Infinity)
  })

  test('is the time since the database stood where the replica stands', ({ assert }) => {
    const lag = new Lag()
    lag.note(100, 100, 0)
    lag.note(100, 200, SECOND)
    lag.note(150, 300, 2 * SECOND)
    assert.equal(lag.at(2 * SECOND), 2 * SECOND)
    lag.note(200, 400, 3 * SECOND)
    assert.equal(lag.at(3 * SECOND), 2 * SECOND)
    lag.note(400, 400, 4 * SECOND)
    assert.equal(lag.at(4 * SECOND), 0)
  })

  test('does not grow while nothing is written, and does while nobody looks', ({ assert }) => {
    const lag = new Lag()
    for (const at of [0, SECOND, 60 * SECOND]) lag.note(100, 100, at)
    assert.equal(lag.at(60 * SECOND), 0)
    assert.equal(lag.at(80 * SECOND), 20 * SECOND)
  })

  test('is endless when it has what the database never wrote', ({ assert }) => {
    const lag = new Lag()
    lag.note(100, 100, 0)
    assert.isFalse(lag.note(120, 110, SECOND))
    assert.equal(lag.at(SECOND), Infinity)
  })
})

test.group('News of a user', () => {
  test('are missed by a replica until it has what was written when they were heard', async ({
    assert,
  }) => {
    const asked = Promise.withResolvers<number>()
    const news = new News(() => asked.promise)
    assert.equal(news.positionFor(1), 0)
    news.hear(1)
    assert.equal(news.positionFor(1), Infinity)
    asked.resolve(700)
    await asked.promise
    await Promise.resolve()
    assert.equal(news.positionFor(1), 700)
    assert.equal(news.positionFor(2), 0)
  })

  test('that may have been missed count for everybody', async ({ assert }) => {
    const news = new News(async () => 700)
    news.miss()
    await Promise.resolve()
    await Promise.resolve()
    assert.equal(news.positionFor(2), 700)
  })

  test('are asked about anew when some are heard meanwhile', async ({ assert }) => {
    const answers = [Promise.withResolvers<number>(), Promise.withResolvers<number>()]
    let questions = 0
    const news = new News(() => answers[questions++]!.promise)
    news.hear(1)
    news.hear(2)
    news.hear(1)
    assert.equal(questions, 1)
    answers[0]!.resolve(700)
    await new Promise(setImmediate)
    assert.deepEqual([news.positionFor(1), news.positionFor(2), questions], [Infinity, Infinity, 2])
    answers[1]!.resolve(800)
    await new Promise(setImmediate)
    assert.deepEqual([news.positionFor(1), news.positionFor(2)], [800, 800])
  })

  test('are forgotten when a replica without them is not read from any more', async ({
    assert,
  }) => {
    let now = 0
    const news = new News(
      () => Promise.reject(new Error('away')),
      () => now
    )
    news.hear(1)
    await new Promise(setImmediate)
    assert.equal(news.positionFor(1), Infinity)
    now = 11 * SECOND
    assert.equal(news.positionFor(1), 0)
  })
})

test.group('A replica', () => {
  test('is read from while it follows, and not once it has become a database', async ({
    assert,
  }) => {
    const { replica, says, look } = standIn()
    assert.equal(replica.state, 'behind')
    await look()
    assert.equal(replica.state, 'ok')
    says.position = null
    await look()
    assert.equal(replica.state, 'no_replica')
    says.position = 100
    await look()
    assert.equal(replica.state, 'ok')
  })

  test('of another database is never read from', async ({ assert }) => {
    const { replica, says, look } = standIn()
    says.identity = 'another'
    await look()
    assert.equal(replica.state, 'no_replica')
  })

  test('that fails is away until it answers again', async ({ assert }) => {
    const { replica, look } = standIn()
    await look()
    replica.fail(Object.assign(new Error('conflict with recovery'), { code: '40001' }))
    assert.equal(replica.state, 'ok')
    replica.fail(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
    assert.equal(replica.state, 'away')
    await look()
    assert.equal(replica.state, 'ok')
  })

  test('is behind when it has not caught up for ten seconds, or nobody can tell', async ({
    assert,
  }) => {
    const { replica, time, database, look } = standIn()
    await look()
    database.position = 200
    time.now = 11 * SECOND
    await look()
    assert.equal(replica.state, 'behind')
  })

  test('is asked whether it has something only while that is not known', async ({ assert }) => {
    const { replica, says, database, asked, look } = standIn()
    await look()
    const before = asked.count
    assert.isTrue(await replica.has(100))
    assert.equal(asked.count, before)
    database.position = 200
    assert.isFalse(await replica.has(150))
    says.position = 150
    assert.isTrue(await replica.has(150))
    assert.equal(asked.count, before + 2)
  })
})

/** One that stands where `says` says, of a database that stands where `database` does. */
function standIn() {
  const says: { position: number | null; identity: string } = { position: 100, identity: 'this' }
  const database = { position: 100, identity: 'this' }
  const time = { now: 0 }
  const asked = { count: 0 }
  const pool = {
    on: () => {},
    query: async () => {
      asked.count++
      return { rows: [{ ...says }] }
    },
  } as unknown as pg.Pool
  const replica = new Replica(
    pool,
    async () => ({ ...database }),
    () => time.now
  )
  return { replica, says, database, time, asked, look: () => replica.look() }
}
