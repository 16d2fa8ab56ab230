import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { EventHub } from '#app/core/queue/event_hub'
import { notifyEvent } from '#app/core/queue/events'
import { openWay } from '#tests/support/database_way'
import { until } from '#tests/support/until'

test('while the database is away one attempt is made at a time, later and later, and one connection is left of them', async ({
  assert,
  cleanup,
}) => {
  const way = await openWay()
  const hub = new EventHub(way.url)
  cleanup(async () => {
    await hub.stop()
    way.close()
  })
  await hub.start()
  let returns = 0
  hub.onReconnect(() => returns++)

  way.cut()
  await until(async () => way.attempts.length >= 3)
  assert.isFalse(hub.isListening)
  const pauses = way.attempts.slice(1).map((at, n) => at - way.attempts[n]!)
  for (let n = 1; n < pauses.length; n++) assert.isAbove(pauses[n]!, pauses[n - 1]!)

  way.mend()
  await until(async () => hub.isListening)
  assert.equal(returns, 1)
  // The one that has proved that events arrive may take a moment to end.
  await until(async () => way.open.size === 1)
  const heard = new Promise((resolve) => hub.onUser(-1, resolve))
  await notifyEvent(db.connection(), { type: 'billing', userId: -1, data: {} })
  assert.deepInclude((await heard) as object, { type: 'billing' })
})

test('a hub that is stopped while the database is away tries no more', async ({
  assert,
  cleanup,
}) => {
  const way = await openWay()
  cleanup(() => void way.close())
  const hub = new EventHub(way.url)
  await hub.start()
  way.cut()
  await until(async () => !hub.isListening)
  await hub.stop()
  way.mend()
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  assert.lengthOf(way.attempts, 0)
  assert.equal(way.open.size, 0)
  assert.isFalse(hub.isListening)
})
