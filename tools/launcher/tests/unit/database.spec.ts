import { test } from '@japa/runner'
import { keepServing } from '../../postgres/database.ts'

const AT_ONCE = { first: 1, longest: 2 }

/** Starts servers that do nothing, but for the attempts that are to fail. */
function servers(failing: (attempt: number) => boolean) {
  const started: { die: () => void; isStopped: boolean }[] = []
  const waiting = new Map<number, () => void>()
  let attempt = 0
  const start = async () => {
    attempt += 1
    if (failing(attempt)) throw new Error('no memory')
    const { promise: gone, resolve: die } = Promise.withResolvers<void>()
    const server = { die, isStopped: false }
    started.push(server)
    waiting.get(started.length)?.()
    return {
      url: 'postgres://here',
      pid: attempt,
      gone,
      stop: async () => {
        server.isStopped = true
        die()
      },
    }
  }
  const untilStarted = (count: number) =>
    new Promise<void>((resolve) => {
      if (started.length >= count) resolve()
      else waiting.set(count, resolve)
    })
  return { start, started, untilStarted }
}

test.group('The database', () => {
  test('is started again after many starts that failed', async ({ assert }) => {
    const { start, started, untilStarted } = servers((attempt) => attempt > 1 && attempt < 12)
    const database = await keepServing(start, AT_ONCE)
    started[0]!.die()
    await untilStarted(2)
    started[1]!.die()
    await untilStarted(3)
    await database.stop()
    assert.isTrue(started[2]!.isStopped)
  })

  test('that never started says why', async ({ assert }) => {
    const { start } = servers(() => true)
    await assert.rejects(() => keepServing(start, AT_ONCE), 'no memory')
  })

  test('is stopped also while it is away', async ({ assert }) => {
    const { start, started } = servers((attempt) => attempt > 1)
    const database = await keepServing(start, { first: 60_000, longest: 60_000 })
    started[0]!.die()
    await database.stop()
    assert.lengthOf(started, 1)
  })
})
