import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as immediate } from 'node:timers/promises'
import { HttpContextFactory, RequestFactory } from '@adonisjs/core/factories/http'
import { test } from '@japa/runner'
import PaypalWebhooksController from '#app/affiliates/controllers/paypal_webhooks_controller'
import StripeWebhooksController from '#app/billing/controllers/webhooks_controller'
import { describeError } from '#app/core/errors/describe_error'
import ProviderWebhooksController from '#app/engines/controllers/provider_webhooks_controller'
import { keptBytes } from '#tests/support/kept_memory'
import { until } from '#tests/support/until'
import { withRawBody } from '../../intake/raw_body.js'

const MB = 1024 * 1024
const MOST = 2 * MB

/** A request whose body is pushed as it comes. */
function open(place: number, headers: Record<string, string> = {}) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: `198.51.100.${place}` })
  const req = new IncomingMessage(socket)
  Object.assign(req, { method: 'POST', url: '/' })
  Object.assign(req.headers, headers)
  return { req, request: new RequestFactory().merge({ req }).create() }
}

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

  test('without a signature are refused before anything of them is read', async ({ assert }) => {
    const calls = [
      new StripeWebhooksController().store,
      new PaypalWebhooksController().store,
      ...[new ProviderWebhooksController().fal, new ProviderWebhooksController().replicate],
    ]
    for (const call of calls) {
      const { req, request } = open(6, { 'content-length': '100' })
      const ctx = new HttpContextFactory().merge({ request }).create()
      await assert.rejects(() => call(ctx), /bad_signature/)
      assert.isNull(req.readableFlowing)
    }
  })
})
