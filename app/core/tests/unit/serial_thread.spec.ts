import { Worker } from 'node:worker_threads'
import { test } from '@japa/runner'
import { SerialThread } from '../../threads/serial_thread.js'

/** Answers after as many milliseconds as it is told; never, for less than none, and breaks at 'break'. */
const CODE = `
  const { parentPort, threadId } = require('node:worker_threads')
  parentPort.on('message', (message) => {
    if (message === 'break') return parentPort.postMessage({ error: 'It broke', isBroken: true })
    if (message === 'fail') return parentPort.postMessage({ error: 'It failed', isBroken: false })
    if (message >= 0) setTimeout(() => parentPort.postMessage({ output: threadId }), message)
  })`

function start(timeoutMs: number) {
  let threads = 0
  const thread = new SerialThread(
    () => {
      threads++
      return new Worker(CODE, { eval: true })
    },
    { timeoutMs, idleMs: 50 }
  )
  return { thread, threads: () => threads }
}

test.group('A thread for one task at a time', () => {
  test('the time of a task begins when it starts, not when it is asked for', async ({ assert }) => {
    const { thread, threads } = start(4_000)
    const answers = await Promise.all([1_100, 1_100, 1_100, 1_100].map((ms) => thread.ask(ms)))
    assert.lengthOf(new Set(answers), 1)
    assert.equal(threads(), 1)
  })

  test('what waits behind a task that takes too long is done by a new thread, once', async ({
    assert,
  }) => {
    const { thread, threads } = start(4_000)
    const [endless, second, third] = await Promise.allSettled([
      thread.ask(-1),
      thread.ask(0),
      thread.ask(0),
    ])
    assert.deepInclude(endless, { status: 'rejected' })
    assert.match(String((endless as PromiseRejectedResult).reason), /too long/)
    assert.deepEqual([second.status, third.status], ['fulfilled', 'fulfilled'])
    assert.equal(threads(), 2)
  })

  test('one that breaks takes nothing with it, and one that fails stays', async ({ assert }) => {
    const { thread, threads } = start(5_000)
    await assert.rejects(() => thread.ask('fail'), /It failed/)
    const [broken, next] = await Promise.allSettled([thread.ask('break'), thread.ask(0)])
    assert.deepEqual([broken.status, next.status], ['rejected', 'fulfilled'])
    assert.equal(threads(), 2)
  })
})
