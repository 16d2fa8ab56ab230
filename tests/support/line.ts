import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a server that can be cut. */
export interface Line {
  /** Where the server is found as long as the line holds. */
  url: string
  /** Bytes that all connections have carried towards the server; grows. */
  readonly carried: number
  /** Ends all connections, and refuses others. */
  cut(): void
  /** Lets connections through again. */
  mend(): Promise<void>
  close(): void
}

/**
 * Lays a line to a server: without one, a browser still has a network.
 * @param bytesPerSecond what each connection carries towards the server; all that comes, if missing
 */
export async function layLine(to: string, bytesPerSecond = Infinity): Promise<Line> {
  const target = new URL(to)
  const open = new Set<Socket>()
  let carried = 0
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    far.pipe(near)
    near.on('data', (bytes) => {
      far.write(bytes)
      carried += bytes.length
      if (bytesPerSecond === Infinity) return
      near.pause()
      setTimeout(() => near.resume(), (bytes.length / bytesPerSecond) * 1_000)
    })
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  const cut = () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://${target.hostname}:${port}`,
    get carried() {
      return carried
    },
    cut,
    mend: async () => void (await listen(port)),
    close: cut,
  }
}
