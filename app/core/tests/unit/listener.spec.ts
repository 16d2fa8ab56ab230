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
    look: { everyMs: 50, patienceMs: 500 },
  })
  cleanup(async () => {
    await listener.stop()
    way.close()
  })
  await listener.start()
  way.silence()
  await announce('while it was silent')
  await until(async () => returns === 1)
  assert.isTrue(listener.isListening)
  await announce('after it')
  await until(async () => heard.length > 0)
  assert.deepEqual(heard, ['after it'])
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

  const client = clients.find((one) => one.listenerCount('notification') > 0)!
  const { connection } = client as unknown as Hearing
  const told = clients.length
  for (const words of ['terminating connection', 'server conn crashed?']) {
    assert.doesNotThrow(() => connection.emit('errorMessage', new Error(words)))
  }
  await client.end()
  await until(async () => clients.slice(told).some((one) => one.listenerCount('notification') > 0))
})
