import { test } from '@japa/runner'
import { secondsUntilRoom } from '#app/work/pricing/queue_room'
import { expectedSeconds } from '#app/work/queries/expected_seconds'
import { QueueLoad, type WaitingWork } from '#app/work/queries/queue_load'

const worker = (kinds: string[], atOnce: number) => ({
  host: 'host',
  kinds,
  at_once: atOnce,
  networks: null,
  started_at: new Date(),
})

test.group('Room in the queue', () => {
  /** Pictures take 10 seconds here, films 60. */
  async function loadOf(waiting: WaitingWork[], ...workers: ReturnType<typeof worker>[]) {
    const expected = { ...(await expectedSeconds()), generate: 10, video: 60 }
    return new QueueLoad(waiting, workers, expected)
  }

  const pictures = { kind: 'generate', orders: 60, pieces: 120 } as const
  const films = { kind: 'video', orders: 20, pieces: 20 } as const

  test('is told by what waits and what workers do at a time', async ({ assert }) => {
    const load = await loadOf([pictures, films], worker(['pictures', 'films'], 4))
    assert.equal(load.orders, 80)
    assert.equal(load.secondsBefore('generate'), (1200 + 1200) / 4)
    const two = await loadOf([pictures, films], worker(['pictures'], 4), worker(['films'], 1))
    assert.equal(two.secondsBefore('generate'), 2400 / 5)
    assert.equal(two.secondsBefore('edit'), 2400 / 5)
    assert.equal(two.secondsBefore('video'), 1200)
    assert.equal((await loadOf([films])).secondsBefore('video'), 1200)
  })

  test('is there again in the time that is left over', async ({ assert }) => {
    const load = await loadOf([pictures], worker(['pictures'], 4))
    const until = (mostMinutes: number | null, mostWaiting: number | null) =>
      secondsUntilRoom('generate', load, { mostMinutes, mostWaiting })
    assert.isNull(until(5, 61))
    assert.equal(until(4, null), 60)
    assert.equal(until(null, 31), 150)
    assert.equal(until(4.99, null), 10, 'no sooner')
    const none = await loadOf([])
    assert.equal(secondsUntilRoom('train', none, { mostMinutes: 1, mostWaiting: 0 }), 10)
    assert.isNull(secondsUntilRoom('train', none, { mostMinutes: 1, mostWaiting: 1 }))
  })
})
