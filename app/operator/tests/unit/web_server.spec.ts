import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { test } from '@japa/runner'
import { admission } from '#app/core/admission/admission'
import { createWebServer } from '../../admission/web_server.js'
import { until } from '#tests/support/until'

/** A web server whose requests are answered when a test says so. */
async function open() {
  const asked: { request: IncomingMessage; response: ServerResponse }[] = []
  const probed: ServerResponse[] = []
  const server = createWebServer(
    (request, response) => asked.push({ request, response }),
    async (_path, response) => void probed.push(response)
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    server,
    asked,
    probed,
    port,
    ask(path: string, agent: Agent | false = false) {
      const sent = get({ port, host: '127.0.0.1', path, agent })
      // Those that a test leaves open end with it.
      sent.on('error', () => {})
      return new Promise<IncomingMessage>((resolve) => sent.once('response', resolve))
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

test.group('The server of a web process', () => {
  test('lets probes past the admission, and nothing that only looks like one', async ({
    assert,
    cleanup,
  }) => {
    const here = await open()
    cleanup(() => here.close())
    void here.ask('/health/live')
    void here.ask('/health/ready?from=probe')
    await until(async () => here.probed.length === 2)
    assert.equal(admission.figures.in_work, 0)
    void here.ask('/health/live/../../pricing')
    await until(async () => here.asked.length === 1)
    assert.equal(admission.figures.in_work, 1)
    void here.ask('/health/nothing')
    await until(async () => here.asked.length === 2)
    assert.equal(admission.figures.in_work, 2)
  })
  test('is closed once the last request is answered, whichever socket accepted it, and leaves no connection open', async ({
    assert,
    cleanup,
  }) => {
    const here = await open()
    cleanup(() => here.close())
    const keptAlive = new Agent({ keepAlive: true })
    cleanup(() => keptAlive.destroy())
    const silent = connect(here.port, '127.0.0.1').on('error', () => {})
    const answers = Array.from({ length: 24 }, () => here.ask('/health/live', keptAlive))
    await until(async () => here.probed.length === 24)
    let isClosed = false
    here.server.close(() => (isClosed = true))
    // Those that the first socket accepted would have been all.
    const own = here.probed.filter(({ req }) => serverOf(req) === here.server)
    const others = here.probed.filter(({ req }) => serverOf(req) !== here.server)
    assert.isNotEmpty(others)
    for (const response of own) response.end('here')
    await until(async () => own.every(({ req }) => req.socket.destroyed))
    await new Promise(setImmediate)
    assert.isFalse(isClosed)
    for (const response of others) response.end('here')
    await until(async () => isClosed && silent.closed)
    for (const answer of await Promise.all(answers)) assert.equal(answer.statusCode, 200)
  })
})

/** The one that accepted its connection. */
function serverOf({ socket }: IncomingMessage): unknown {
  return (socket as unknown as { _server: unknown })._server
}
