import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** The line between merchants and the web process, which can be cut and slowed down. Loopback alone. */
export class Line {
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #isCut = false
  #delayMs = 0

  private constructor(port: number) {
    this.#server = createServer((near) => this.#join(near, port))
  }

  /** @param port where the web process listens */
  static async open(port: number): Promise<Line> {
    const line = new Line(port)
    line.#server.listen(0, '127.0.0.1')
    await once(line.#server, 'listening')
    return line
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Ends every connection in the middle of what it says, and lets none come about until it is mended. */
  cut(): void {
    this.#isCut = true
    for (const socket of this.#sockets) socket.destroy()
  }

  /** @param delayMs for each piece of what is sent either way */
  slow(delayMs: number): void {
    this.#delayMs = delayMs
  }

  mend(): void {
    this.#isCut = false
    this.#delayMs = 0
  }

  async close(): Promise<void> {
    this.cut()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #join(near: Socket, port: number): void {
    if (this.#isCut) {
      near.destroy()
      return
    }
    const far = connect(port, '127.0.0.1')
    this.#carry(near, far)
    this.#carry(far, near)
  }

  #carry(from: Socket, to: Socket): void {
    this.#sockets.add(from)
    from.on('data', (chunk: Buffer) => {
      if (this.#delayMs === 0) to.write(chunk)
      else setTimeout(() => to.destroyed || to.write(chunk), this.#delayMs)
    })
    from.on('error', () => to.destroy())
    from.on('close', () => {
      this.#sockets.delete(from)
      // What is still on its way arrives first.
      setTimeout(() => to.destroy(), this.#delayMs)
    })
  }
}
