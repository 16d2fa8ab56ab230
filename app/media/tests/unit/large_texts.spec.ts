import { setImmediate as immediate } from 'node:timers/promises'
import { test } from '@japa/runner'
import { describeError } from '#app/core/errors/describe_error'
import BodyMiddleware from '#app/shell/middleware/body_middleware'
import { keptBytes } from '#tests/support/kept_memory'
import { pushedRequest } from '#tests/support/pushed_request'
import { until } from '#tests/support/until'

const MB = 1024 * 1024

/** A request of an account of its own network, whose body is pushed as it comes. */
function open(userId: number, route: string, headers: Record<string, string>) {
  const { req, ctx } = pushedRequest(`192.0.2.${userId}`, headers)
  Object.assign(ctx, {
    apiCaller: { userId },
    route: { name: route, middleware: { all: () => [] } },
  })
  return { req, ctx }
}

/** A request with a JSON text of many bytes. */
function send(userId: number, route: string, bytes: number, handler: () => Promise<void>) {
  const body = Buffer.from(JSON.stringify({ list: 'x'.repeat(bytes) }))
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
  const { req, ctx } = open(userId, route, headers)
  req.push(body)
  req.push(null)
  return new BodyMiddleware().handle(ctx, handler)
}

const CHUNKED = { 'transfer-encoding': 'chunked' }
const JSON_TYPE = { ...CHUNKED, 'content-type': 'application/json' }

const PART = 'Content-Disposition: form-data; name="a"\r\n\r\n'

/** Each in memory of its own, as the parser of requests hands them on. */
function* byteByByte(whole: Buffer) {
  for (const byte of whole) yield Buffer.from(Uint8Array.of(byte).buffer)
}

/** Begins a request whose body does not end; says how it was refused, once it is. */
async function begin(userId: number, headers: Record<string, string>, pieces: Iterable<Buffer>) {
  const { req, ctx } = open(userId, 'imports.check', headers)
  const answered = new BodyMiddleware()
    .handle(ctx, async () => {})
    .catch((error: unknown) => {
      state.refused = describeError(error).status
    })
  const state = { refused: null as unknown, end: () => (req.destroy(), answered) }
  for (const piece of pieces) {
    req.push(piece)
    // One by one, as they come from a line.
    await immediate()
  }
  await until(async () => req.readableLength === 0)
  return state
}

test.group('Large texts', () => {
  test('wait for no other one, and are turned away for a moment where too many are in memory', async ({
    assert,
  }) => {
    const slow = Promise.withResolvers<void>()
    const begun: number[] = []
    const start = (userId: number, route: string, bytes: number) => {
      const started = Promise.withResolvers<void>()
      const answered = send(userId, route, bytes, () => {
        begun.push(userId)
        started.resolve()
        return slow.promise
      })
      return { answered, started: () => Promise.race([started.promise, answered]) }
    }
    const answerOf = async (promise: Promise<unknown>) => {
      const { status, headers } = describeError(await promise.catch((error: unknown) => error))
      return [status, headers['Retry-After']]
    }

    const training = start(1, 'api.training.start', 0.9 * MB)
    await training.started()
    const list = start(2, 'imports.check', 7 * MB)
    await list.started()
    assert.deepEqual(begun, [1, 2])
    assert.deepEqual(await answerOf(start(2, 'imports.check', 3 * MB).answered), [429, '10'])
    assert.deepEqual(await answerOf(start(3, 'imports.check', 6 * MB).answered), [503, '10'])
    await start(3, 'imports.check', 0.6 * MB).started()

    slow.resolve()
    await Promise.all([training.answered, list.answered])
    await start(3, 'imports.check', 7 * MB).answered
    assert.deepEqual(begun, [1, 2, 3, 3])
  })

  test('that are still under way are bounded for everybody together', async ({
    assert,
    cleanup,
  }) => {
    const half = () => Buffer.from(`{"list":"${'x'.repeat(7.5 * MB)}`)
    const begun: Awaited<ReturnType<typeof begin>>[] = []
    for (const userId of [11, 12, 13, 14]) begun.push(await begin(userId, JSON_TYPE, [half()]))
    cleanup(async () => {
      for (const { end } of begun) await end()
    })
    const last = await begin(15, JSON_TYPE, [half()])
    assert.equal(await until(async () => last.refused), 503)
    assert.deepEqual(
      begun.map(({ refused }) => refused),
      [null, null, null, null]
    )
    // Who sends little is let in all the same.
    await send(16, 'teams.store', 1_000, async () => {})
  })

  test('that come byte by byte take no more than at once: {type}')
    .with([
      // Each of its first texts is read by itself.
      { type: 'application/json', head: '["' + '","'.repeat(19_000) },
      { type: 'application/x-www-form-urlencoded', head: 'a=' },
      { type: 'multipart/form-data; boundary=x', head: '--x\r\n' + PART },
    ])
    .run(async ({ assert, cleanup }, { type, head }) => {
      const before = keptBytes()
      const whole = Buffer.from(head + 'x'.repeat(40_000))
      const headers = { ...CHUNKED, 'content-type': type }
      const { refused, end } = await begin(17, headers, byteByByte(whole))
      cleanup(async () => {
        await end()
      })
      assert.isNull(refused)
      assert.isBelow(keptBytes() - before, 3 * MB)
    })
})
