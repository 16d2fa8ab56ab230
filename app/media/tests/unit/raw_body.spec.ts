import { setImmediate as immediate } from 'node:timers/promises'
import { test } from '@japa/runner'
import { describeError } from '#app/core/errors/describe_error'
import { keptBytes } from '#tests/support/kept_memory'
import { pushedRequest } from '#tests/support/pushed_request'
import { until } from '#tests/support/until'
import { withRawBody } from '../../intake/raw_body.js'

const MB = 1024 * 1024
const MOST = 2 * MB

const open = (place: number, headers?: Record<string, string>) =>
  pushedRequest(`198.51.100.${place}`, headers)

/** How a message of that many bytes ends, of which the last is still to come. */
async function begin(place: number, bytes: number) {
  const { req, request } = open(place)
  const state = { status: 0, end: () => req.push(null) }
  withRawBody(request, async (body) => body.length, MOST).then(
    (length) => (state.status = length),
    (error: unknown) => (state.status = describeError(error).status)
  )
  req.push(Buffer.alloc(bytes, 'x'))
  await until(async () => req.readableLength === 0)
  return state
}

test.group('Messages that are signed', () => {
  test('hold no more than a bound for each network, and one for all', async ({ assert }) => {
    const own = [await begin(1, 2 * MB), await begin(1, 2 * MB), await begin(1, 1)]
    const others = [await begin(2, 2 * MB), await begin(2, 2 * MB)]
    const last = await begin(3, 1)
    assert.equal(own[2]!.status, 429)
    assert.equal(last.status, 503)
    for (const { end } of [...own, ...others]) end()
    await until(async () => own[0]!.status && own[1]!.status && others[1]!.status)
    assert.equal(own[0]!.status, 2 * MB)
    // What was taken, or refused, holds nothing more.
    const later = await begin(3, 2 * MB)
    later.end()
    await until(async () => later.status === 2 * MB)
  })

  test('are refused by the length that they tell', async ({ assert }) => {
    const { request } = open(4, { 'content-length': String(MOST + 1) })
    await assert.rejects(() => withRawBody(request, async () => {}, MOST), /too_large/)
  })

  test('take no more when they come byte by byte', async ({ assert, cleanup }) => {
    const { req, request } = open(5)
    const before = keptBytes()
    const whole = Buffer.alloc(40_000, 'x')
    withRawBody(request, async () => {}, MOST).catch(() => {})
    cleanup(() => {
      req.destroy()
    })
    for (const byte of whole) {
      req.push(Buffer.from(Uint8Array.of(byte).buffer))
      await immediate()
    }
    await until(async () => req.readableLength === 0)
    assert.isBelow(keptBytes() - before, 3 * MB)
  })
})
