import { test } from '@japa/runner'
import { SerialThread } from '../../threads/serial_thread.js'

const start = (timeoutMs: number) =>
  new SerialThread<number | 'break' | 'fail' | 'end', number>(
    new URL('../answering_thread.ts', import.meta.url),
    { timeoutMs, idleMs: 50 }
  )

test.group('A thread for one task at a time', () => {
  test('the time of a task begins when it starts, not when it is asked for', async ({ assert }) => {
    const thread = start(4_000)
    const answers = await Promise.all([1_100, 1_100, 1_100, 1_100].map((ms) => thread.ask(ms)))
    assert.lengthOf(new Set(answers), 1)
  }).tags(['@long'])

  test('what waits behind a task that takes too long is done by a new thread, once', async ({
    assert,
  }) => {
    const thread = start(4_000)
    const before = await thread.ask(0)
    const [endless, second, third] = await Promise.allSettled([
      thread.ask(-1),
      thread.ask(0),
      thread.ask(0),
    ])
    assert.match(String((endless as PromiseRejectedResult).reason), /too long/)
    assert.equal(second.status, 'fulfilled')
    assert.deepEqual(third, second)
    assert.notDeepEqual(second, { status: 'fulfilled', value: before })
  }).tags(['@long'])

  test('one that {question}s takes nothing with it')
    .with([
      { question: 'break' as const, says: /It broke/ },
      { question: 'end' as const, says: /The thread ended/ },
    ])
    .run(async ({ assert }, { question, says }) => {
      const thread = start(5_000)
      const [before, broken, next] = await Promise.allSettled([
        thread.ask(0),
        thread.ask(question),
        thread.ask(0),
      ])
      assert.match(String((broken as PromiseRejectedResult).reason), says)
      assert.deepEqual([before.status, next.status], ['fulfilled', 'fulfilled'])
      assert.notDeepEqual(next, before)
    })

  test('one that fails stays', async ({ assert }) => {
    const thread = start(5_000)
    const [before, failed, next] = await Promise.allSettled([
      thread.ask(0),
      thread.ask('fail'),
      thread.ask(0),
    ])
    assert.match(String((failed as PromiseRejectedResult).reason), /It failed/)
    assert.deepEqual(next, before)
  })
})
