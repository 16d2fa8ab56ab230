import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import pg from 'pg'
import { createWorker } from '#app/core/queue/boss'
import { Listener } from '#app/core/queue/listener'
import { sql } from '#app/core/database/sql'
import { openWay } from '#tests/support/database_way'
import { until } from '#tests/support/until'

const CHANNEL = 'vitrine_listener_test'

const announce = (payload: string) =>
  sql(db.connection(), 'select pg_notify(?, ?)', [CHANNEL, payload])

/** What a client hears from the other end, where a pool of connections sends two errors in one packet. */
interface Hearing {
  connection: { emit(event: 'errorMessage', error: Error): boolean }
}

test('a connection whose other end has lost its power is noticed and made anew', async ({
  assert,
  cleanup,
}) => {
  const way = await openWay()
  const heard: string[] = []
  let returns = 0
  const listener = new Listener({
    databaseUrl: way.url,
    application: 'vitrine_test',
    channel: CHANNEL,
    heard: (payload) => heard.push(payload),
    cameBack: () => returns++,
    pace: { lookMs: 50, patienceMs: 2_000 },
  })
  cleanup(async () => {
    await listener.stop()
    way.close()
  })
  await listener.start()
  way.silence()
  await announce('while it was silent')
  await until(async () => returns > 0)
  await until(async () => {
    await announce('after it')
    return heard.length > 0
  })
  assert.equal(heard[0], 'after it')
})

test('a worker goes on when a pool tells it of a lost server twice at once', async ({
  assert,
  cleanup,
}) => {
  const clients: pg.Client[] = []
  const { connect } = pg.Client.prototype
  pg.Client.prototype.connect = function (this: pg.Client, ...given: unknown[]) {
    clients.push(this)
    return Reflect.apply(connect, this, given) as Promise<pg.Client>
  }
  cleanup(() => void (pg.Client.prototype.connect = connect))
  const boss = createWorker()
  await boss.start()
  cleanup(() => boss.stop({ graceful: false }))

  /** Connections of queues of which it was proved that they hear, which is the last that is asked of them. */
  const listening = () =>
    sql<{ pid: number }>(
      db.connection(),
      `select pid from pg_stat_activity where datname = current_database()
         and application_name = 'vitrine_queue_events' and query = 'unlisten vitrine_proof'`
    )
  const before = new Set((await listening()).map(({ pid }) => pid))
  const client = clients.find((one) => one.listenerCount('notification') > 0)!
  const { connection } = client as unknown as Hearing
  for (const words of ['terminating connection', 'server conn crashed?']) {
    assert.doesNotThrow(() => connection.emit('errorMessage', new Error(words)))
  }
  await client.end()
  await until(async () => (await listening()).some(({ pid }) => !before.has(pid)))
})
