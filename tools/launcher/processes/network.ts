import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../failure.ts'
import { address, type Settings } from '../settings.ts'
import { print } from '../steps.ts'

/** A server that was killed a moment ago may still be letting go of its port. */
const PORT_PATIENCE_MS = 2000
const READY_PATIENCE_MS = 120_000

/**
 * Checks that the address can be listened on, before anything is started.
 *
 * @throws Failure naming PORT or HOST
 */
export async function checkPort({ host, port }: Settings): Promise<void> {
  const deadline = Date.now() + PORT_PATIENCE_MS
  for (;;) {
    const code = await tryToListen(host, port)
    if (code === null) return
    if (code === 'EADDRINUSE' && Date.now() < deadline) {
      await sleep(100)
      continue
    }
    throw new Failure(describe(code, host, port))
  }
}

function describe(code: string, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program: stop it, or set PORT to a free one (PORT=${port + 1} npm start).`
    case 'EACCES':
      return `Port ${port} may not be opened by this user: set PORT to one above 1023.`
    default:
      return `HOST is "${host}", which is no address of this machine (${code}): use 127.0.0.1, or 0.0.0.0 for all.`
  }
}

/** Null, or the system's error code. */
function tryToListen(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)))
  })
}

/** A port that nobody listens on at this moment. */
export function findFreePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ host, port: 0 }, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** Waits until `GET /health/ready` answers 200, and says every two minutes that it still does not. */
export async function untilReady(settings: Settings, signal: AbortSignal): Promise<void> {
  const url = `${address(settings)}/health/ready`
  let last = 'no answer'
  let patience = Date.now() + READY_PATIENCE_MS
  for (;;) {
    signal.throwIfAborted()
    if (Date.now() > patience) {
      print(`Vitrine is not ready yet (${last}); waiting on.`)
      patience = Date.now() + READY_PATIENCE_MS
    }
    try {
      const { status, body } = await ask(url)
      if (status === 200) return
      last = `${status} ${body}`
    } catch (error) {
      if (signal.aborted) throw error
    }
    await sleep(30)
  }
}

/** Without `fetch`, which takes longer to load than all else that a start needs of Node. */
async function ask(url: string): Promise<{ status?: number; body: string }> {
  const call = get(url, { signal: AbortSignal.timeout(5000) })
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  return { status: response.statusCode, body: await text(response) }
}
