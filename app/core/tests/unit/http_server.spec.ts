import { once } from 'node:events'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { createHttpServer } from '../../http/http_server.js'
import { until } from '#tests/support/until'

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

/** A server whose requests are answered when a test says so. */
async function open(options = {}) {
  const asked: ServerResponse[] = []
  const server = createHttpServer(options, (_request, response) => asked.push(response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { server, asked, port, connect: () => connect(port, '127.0.0.1').on('error', () => {}) }
}

test.group('A server', () => {
  test('tells whose head comes too slowly, with all headers', async ({ assert, cleanup }) => {
    const { server, connect: call } = await open({
      headersTimeout: 1,
      connectionsCheckingInterval: 20,
    })
    cleanup(() => void server.close())
    const socket = call()
    socket.write('GET / HTTP/1.1\r\nHo')
    const said = await text(socket)
    assert.match(said, /^HTTP\/1\.1 408 Request Timeout\r\n/)
    assert.match(said, /\r\nStrict-Transport-Security: .*\r\nConnection: close\r\n/s)
  })

  test('answers what is no request after an answer, but never within one', async ({
    assert,
    cleanup,
  }) => {
    const { server, asked, connect: call } = await open()
    cleanup(() => {
      server.closeAllConnections()
      server.close()
    })
    const after = call()
    const saidAfter = text(after)
    after.write(GET)
    await until(async () => asked.length === 1)
    asked[0]!.end('whole')
    await until(async () => asked[0]!.closed)
    after.write('HELLO\r\n\r\n')
    assert.match(await saidAfter, /whole.*HTTP\/1\.1 400 Bad Request/s)

    const within = call()
    const saidWithin = text(within)
    within.write(GET)
    await until(async () => asked.length === 2)
    asked[1]!.writeHead(200, { 'Content-Length': 100 })
    asked[1]!.write('a part')
    await until(async () => within.bytesRead > 0)
    within.write('HELLO\r\n\r\n')
    assert.match(await saidWithin, /^HTTP\/1\.1 200.*a part$/s)
  })

  test('lets who waits for it go on, and keeps the connection', async ({ assert, cleanup }) => {
    const { server, asked, port } = await open()
    cleanup(() => {
      server.closeAllConnections()
      server.close()
    })
    const sent = request({ port, method: 'POST', headers: { expect: '100-continue' } })
    const answer = once(sent, 'response')
    sent.flushHeaders()
    await once(sent, 'continue')
    sent.end('body')
    await until(async () => asked.length === 1)
    asked[0]!.end()
    const [received] = (await answer) as [IncomingMessage]
    assert.equal(await text(received), '')
    assert.equal(received.statusCode, 200)
    assert.equal(received.headers.connection, 'keep-alive')
  })
})
