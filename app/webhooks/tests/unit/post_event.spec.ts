import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { isPublicAddress } from '#app/media/fetching/public_address'
import { ANSWER_LIMITS } from '#config/webhooks'
import { postEvent } from '../../post_event.js'

/** A server at a port of its own; `calls` are the paths that it was asked for. */
async function serve({ cleanup }: TestContext, listener: RequestListener) {
  const calls: string[] = []
  const server = createServer((request, response) => {
    calls.push(request.url!)
    listener(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanup(() => {
    server.closeAllConnections()
    server.close()
  })
  return { calls, port: (server.address() as AddressInfo).port }
}

function post(
  url: string,
  { patienceMs = 5_000, isAllowed = () => true }: Parameters<typeof postEvent>[3] = {}
) {
  return postEvent(url, { 'webhook-id': 'x' }, '{}', { isAllowed, patienceMs })
}

test.group('Sending an event', () => {
  test('an answer from 200 to 299 takes it, and its start is kept', async (context) => {
    const { port } = await serve(context, (_, response) => response.writeHead(201).end('Thanks\0'))
    const answer = await post(`http://127.0.0.1:${port}/`)
    context.assert.containsSubset(answer, { status: 201, problem: null, answer: 'Thanks\uFFFD' })
    context.assert.isAbove(answer.durationMs, 0)
  })

  test('a redirect is not followed', async (context) => {
    const { calls, port } = await serve(context, (_, response) =>
      response.writeHead(307, { location: '/elsewhere' }).end()
    )
    const { status, problem } = await post(`http://127.0.0.1:${port}/here`)
    context.assert.deepEqual([status, problem], [307, 'redirect'])
    context.assert.deepEqual(calls, ['/here'])
  })

  test('who does not answer in time has not taken it', async (context) => {
    const { port } = await serve(context, () => {})
    const { status, problem } = await post(`http://127.0.0.1:${port}/`, { patienceMs: 200 })
    context.assert.deepEqual([status, problem], [null, 'time'])
  })

  test('of an endless answer no more than the start is read', async (context) => {
    const part = 'x'.repeat(16 * 1024)
    let sent = 0
    const { port } = await serve(context, (_, response) => {
      const more = () => {
        while (!response.destroyed && (sent += part.length) && response.write(part));
      }
      response.writeHead(200).on('drain', more)
      more()
    })
    const answer = await post(`http://127.0.0.1:${port}/`)
    context.assert.deepEqual([answer.status, answer.problem], [200, null])
    context.assert.lengthOf(answer.answer, ANSWER_LIMITS.kept)
    context.assert.isBelow(sent, 16 * 1024 * 1024)
  })

  test('an answer that never ends counts by its status', async (context) => {
    const { port } = await serve(context, (_, response) => response.writeHead(200).write('Wait'))
    const answer = await post(`http://127.0.0.1:${port}/`, { patienceMs: 2_000 })
    context.assert.containsSubset(answer, { status: 200, problem: null, answer: 'Wait' })
  })

  test('private addresses are not connected to, by number or by name', async (context) => {
    const { calls, port } = await serve(context, (_, response) => response.end())
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254']) {
      const { status, problem } = await post(`http://${host}:${port}/`, {
        isAllowed: isPublicAddress,
      })
      context.assert.deepEqual([status, problem], [null, 'address'], host)
    }
    context.assert.deepEqual(calls, [])
  })

  test('says why nobody could be reached', async (context) => {
    const { port } = await serve(context, (_, response) => response.end())
    const plain = await post(`https://127.0.0.1:${port}/`)
    context.assert.equal(plain.problem, 'unreachable')
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port: unused } = closed.address() as AddressInfo
    closed.close()
    const nobody = await post(`http://127.0.0.1:${unused}/`)
    context.assert.equal(nobody.problem, 'refused')
  })
})
