import { test } from '@japa/runner'
import { EventHub } from '#app/core/queue/event_hub'
import { Hearing } from '#app/core/queue/hearing'
import { until } from '#tests/support/until'

test.group('A process that hears events', () => {
  test('says so when what it says over its pool arrives', async ({ assert, cleanup }) => {
    const hub = new EventHub()
    await hub.start()
    cleanup(() => hub.stop())
    assert.isTrue(await new Hearing(hub).check())
  })

  test('says no when its connection is open and nothing arrives, and makes it anew', async ({
    assert,
    cleanup,
  }) => {
    const hub = new EventHub()
    await hub.start()
    cleanup(() => hub.stop())
    let renewed = 0
    hub.onReconnect(() => renewed++)
    // As if it led to another database.
    const hearing = new Hearing(hub, { say: async () => {}, patienceMs: 50 })
    assert.isFalse(await hearing.check())
    await until(async () => renewed === 1)
    assert.isFalse(await hearing.check(), 'an open connection is no proof')
  })

  test('says no while it is not connected', async ({ assert }) => {
    assert.isFalse(await new Hearing(new EventHub()).check())
  })
})
