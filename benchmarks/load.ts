import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import autocannon from 'autocannon'

const CONNECTIONS = 16

/**
 * Asks for one address on some connections at once.
 *
 * @returns requests answered a second
 * @throws Error when one failed or was refused
 */
export async function load(
  url: string,
  headers: Record<string, string>,
  seconds: number,
  connections = CONNECTIONS
): Promise<number> {
  const result = await autocannon({ url, headers, connections, duration: seconds })
  const refused = result['4xx'] + result['5xx']
  if (refused > 0 || result.errors > 0) {
    throw new Error(`${refused} refused and ${result.errors} failed requests`)
  }
  return result.requests.average
}

/** The same of a bare server of this process: what Node gives on this machine when nothing stands between. */
export async function loadBare(listener: RequestListener, seconds: number): Promise<number> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await load(`http://127.0.0.1:${port}/`, {}, seconds)
  } finally {
    server.close()
  }
}
