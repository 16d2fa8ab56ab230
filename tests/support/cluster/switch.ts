import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

const HOST = '127.0.0.1'

/** One address before servers that take each other's place, as a proxy or a name that moves has it. */
export class Switch {
  readonly #server: Server
  readonly #open = new Set<Socket>()
  #target: number

  private constructor(target: number) {
    this.#target = target
    this.#server = createServer((near) => this.#join(near))
  }

  /** @param target port on loopback */
  static async open(target: number): Promise<Switch> {
    const made = new Switch(target)
    made.#server.listen(0, HOST)
    await once(made.#server, 'listening')
    return made
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Sends new connections to another port, and ends those that there are. */
  turn(target: number): void {
    this.#target = target
    this.cut()
  }

  /** Ends all connections; new ones go through. */
  cut(): void {
    for (const socket of this.#open) socket.destroy()
  }

  close(): void {
    this.#server.close()
    this.cut()
  }

  #join(near: Socket): void {
    const far = connect(this.#target, HOST)
    for (const socket of [near, far]) {
      this.#open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        this.#open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  }
}
