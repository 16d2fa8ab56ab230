import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import {
  type AddressInfo,
  createServer as createListener,
  type Server as Listener,
  type Socket,
} from 'node:net'
import { firstOf } from '#app/core/elements'
import { eventStreams } from '#app/accounts/event_streams/event_streams'
import { admissionLimits } from '#config/admission'
import { admission } from '#app/core/admission/admission'
import { createHttpServer } from '#app/core/http/http_server'
import { Connections } from './connections.js'
import { answerProbe, PROBES } from '../health.js'
import { answerFigures, FIGURES_PATH } from './figures.js'
import { heap } from '#app/core/admission/heap'
import { metricsToken } from '#config/metrics'
import { answerMetrics, METRICS_PATH } from '../metrics/answer_metrics.js'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

/** Connections that wait to be accepted while this process is busy; the system may allow fewer. */
const BACKLOG = 4_096

/**
 * Sockets that listen on the one address. Of each, libuv (since 1.45) accepts one connection in a turn of the loop: with one alone, a
 * flood leaves everybody waiting at the door for as long as the turns are long, who is signed in as well; with many, each turn is long.
 */
const LISTENERS = 8

/** Where several sockets may listen on one address, which Node leaves to the system. */
const CAN_SHARE = process.platform === 'linux'

const OPTIONS = {
  /** A request's head comes at once, or from somebody who holds connections open. */
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  /**
   * Pages send photos one by one: the largest takes five minutes over a line of 400 kbit/s. Programs may send twenty at once. What
   * does not move is ended sooner, by `slowestBytes`.
   */
  requestTimeout: 60 * 60_000,
  /** Longer than proxies and balancers keep theirs (60 s, some 75): otherwise they ask on a connection that is being closed. */
  keepAliveTimeout: 90_000,
}

/**
 * The server of a web process: what is asked passes the admission, all but probes, and connections are bounded in number and
 * closed when nothing moves on them.
 *
 * @param handler answers requests
 * @param probed answers probes
 */
export function createWebServer(handler: Handler, probed = answerProbe): Server {
  const server = createHttpServer(OPTIONS, (request, response) => {
    const { socket, url = '' } = request
    connections.asks(socket)
    response.once('close', () => connections.rests(socket))
    const path = firstOf(url.split('?', 1))
    if (path === FIGURES_PATH) answerFigures(request, response, connections)
    else if (metrics && path === METRICS_PATH) {
      void answerMetrics(request, response, async () => (await metrics)())
    } else if (PROBES.has(path)) void probed(path, response)
    else admission.enter(request, response, () => handler(request, response))
  })
  const connections = boundConnections(server)
  const metrics = metricsToken === null ? null : startMetrics(connections)
  server.timeout = admissionLimits.slowestMs
  server.on('timeout', (socket) => {
    if (admission.mayBeClosed(socket)) socket.destroy()
  })
  heap.watch()
  return withHabits(server, connections)
}

/** What counts is loaded where somebody may read it. */
async function startMetrics(connections: Connections) {
  return (await import('../metrics/web_metrics.js')).startWebMetrics(connections)
}

/** Whoever starts and ends it names a port and an address, and waits until the last connection is closed. */
function withHabits(server: Server, connections: Connections): Server {
  const listen = server.listen.bind(server) as (options: object) => Server
  const close = server.close.bind(server)
  const others = Array.from({ length: CAN_SHARE ? LISTENERS - 1 : 0 }, () =>
    // Without one of them, or while the system has no descriptor for its next connection, the others go on.
    createListener((socket) => server.emit('connection', socket)).on('error', () => {})
  )
  return Object.assign(server, {
    listen(port: number, host: string) {
      const options = { host, backlog: BACKLOG, reusePort: CAN_SHARE }
      server.once('listening', () => {
        const { port: taken } = server.address() as AddressInfo
        for (const other of others) other.listen({ ...options, port: taken })
      })
      return listen({ ...options, port })
    },
    close(callback?: (error?: Error) => void) {
      // They would keep it open for as long as somebody looks at a page.
      eventStreams.endAll()
      // The connections that another one accepted are its own: closing the server waits for none of them.
      const closed = Promise.all(others.map(closeListener))
      close((error) => void closed.then(() => callback?.(error)))
      connections.close()
      return server
    },
  })
}

/** Resolves when it takes no more and the last of its connections is closed; at once where it did not listen. */
function closeListener(listener: Listener): Promise<void> {
  return new Promise((resolve) => listener.close(() => resolve()))
}

function boundConnections(server: Server): Connections {
  const take = firstOf(server.listeners('connection') as ((socket: Socket) => void)[])
  const connections = new Connections((socket) => take.call(server, socket))
  server.off('connection', take)
  server.on('connection', (socket) => connections.accept(socket))
  return connections
}
