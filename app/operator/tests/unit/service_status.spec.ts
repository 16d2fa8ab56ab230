import { setImmediate as turn } from 'node:timers/promises'
import { test } from '@japa/runner'
import { type Figures, judgeServices } from '../../status/judge_services.js'
import type { Service } from '../../status/services.js'
import { StatusWatch } from '../../status/status_watch.js'

const NOW = 1_800_000_000
const MINUTE = 60

const WELL: Figures = {
  now: NOW,
  workerAt: NOW - 20,
  waiting: { pictures: NOW - 5 },
  failing: { films: { failed: 2, since: NOW - MINUTE } },
  mails: { late: 1, sent: 0, since: NOW - 30 * MINUTE },
  paymentsSince: NOW - MINUTE,
  webhooksSince: NOW - 30,
  busySince: null,
  fullSince: null,
}

/** What is not as it should be, and for how many minutes. */
function faults(figures: Partial<Figures>): Partial<Record<Service, [string, number]>> {
  const faulty = judgeServices({ ...WELL, ...figures }).filter(({ state }) => state !== 'works')
  return Object.fromEntries(
    faulty.map(({ service, state, since }) => [
      service,
      [state, (NOW - since!.getTime() / 1000) / MINUTE],
    ])
  )
}

test.group('How everything stands', () => {
  test('is well where little waits, and one thing or another fails', ({ assert }) => {
    assert.deepEqual(faults({}), {})
    assert.isTrue(judgeServices(WELL).every(({ since }) => since === null))
  })

  test('is slow where things wait, and down where they wait for long', ({ assert }) => {
    assert.deepEqual(
      faults({
        waiting: { pictures: NOW - 3 * MINUTE, training: NOW - 25 * MINUTE },
        paymentsSince: NOW - 10 * MINUTE,
        webhooksSince: NOW - 40 * MINUTE,
        busySince: NOW - MINUTE,
      }),
      {
        pages: ['slow', 1],
        pictures: ['slow', 3],
        training: ['down', 25],
        payments: ['slow', 10],
        webhooks: ['down', 40],
      }
    )
  })

  test('is down for what fails again and again, alone', ({ assert }) => {
    const failing = { films: { failed: 3, since: NOW - 7 * MINUTE } }
    assert.deepEqual(faults({ failing }), { films: ['down', 7] })
  })

  test('tells of mails when more than a few are late', ({ assert }) => {
    const since = NOW - 20 * MINUTE
    assert.deepEqual(faults({ mails: { late: 3, sent: 40, since } }), {})
    assert.deepEqual(faults({ mails: { late: 30, sent: 40, since } }), { mails: ['slow', 20] })
    assert.deepEqual(faults({ mails: { late: 3, sent: 0, since } }), { mails: ['down', 20] })
  })

  test('is down for all that a worker does where none is heard of', ({ assert }) => {
    const down = ['down', 5]
    assert.deepEqual(faults({ workerAt: NOW - 5 * MINUTE, fullSince: NOW - MINUTE }), {
      uploads: ['down', 1],
      pictures: down,
      films: down,
      training: down,
      mails: down,
      payments: ['slow', 5],
      webhooks: down,
    })
  })

  test('is asked once for all who ask, and told while the database is away', async ({ assert }) => {
    let asked = 0
    let isAway = false
    const read = async () => {
      asked++
      await turn()
      if (isAway) throw new Error('away')
      return { ...WELL, announcements: [] }
    }
    const watch = new StatusWatch(read, 60_000)
    await Promise.all([watch.status(), watch.status(), watch.status()])
    assert.equal(asked, 1)

    const eager = new StatusWatch(read, -1)
    const states = async () => new Set((await eager.status()).services.map(({ state }) => state))
    isAway = true
    const { services } = await eager.status()
    assert.deepEqual(await states(), new Set(['down'] as const))
    assert.deepEqual((await eager.status()).services[0]!.since, services[0]!.since)
    isAway = false
    assert.isTrue((await states()).has('works'))
  })
})
