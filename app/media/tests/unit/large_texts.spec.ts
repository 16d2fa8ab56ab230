import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { HttpContextFactory, RequestFactory } from '@adonisjs/core/factories/http'
import { test } from '@japa/runner'
import { describeError } from '#app/core/errors/describe_error'
import BodyMiddleware from '#app/shell/middleware/body_middleware'

const MB = 1024 * 1024

/** A request with a JSON text of many bytes, of an account of its own network. */
function send(userId: number, route: string, bytes: number, handler: () => Promise<void>) {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: `192.0.2.${userId}` })
  const body = Buffer.from(JSON.stringify({ list: 'x'.repeat(bytes) }))
  const req = new IncomingMessage(socket)
  const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
  Object.assign(req, { method: 'POST', url: '/' })
  Object.assign(req.headers, headers)
  req.push(body)
  req.push(null)
  const request = new RequestFactory().merge({ req }).create()
  const ctx = new HttpContextFactory().merge({ request }).create()
  Object.assign(ctx, { apiCaller: { userId }, route: { name: route } })
  return new BodyMiddleware().handle(ctx, handler)
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
})
