import type { Socket } from 'node:net'
import { http } from '#config/app'
import { CONNECTIONS_OF_ONE, MOST_CONNECTIONS } from '#config/admission'
import { refusalOf } from '#app/core/admission/refuse'

/** A connection that has asked nothing for this long makes way for a new one, where there are too many. */
const IDLE_MS = 8_000
/** How long one that is turned away may take to ask, and then to read the answer. */
const REFUSED_MS = 5_000
/** Connections whose request is waited for to turn them away, of some 7 KB each. */
const MOST_REFUSED = 1_000

/** A probe must not take a flood for an end. */
const PROBE = 'GET /health/'

/** Bounds the connections of this process: each takes memory, whether or not it asks for anything. */
export class Connections {
  readonly #open = new Set<Socket>()
  /** Those on which nothing is asked, since when, the longest first. */
  readonly #idle = new Map<Socket, number>()
  readonly #ofAddress = new Map<string, number>()
  readonly #take: (socket: Socket) => void
  #refused = 0
  #turnedAway = 0
  #isClosing = false

  /** @param take reads requests of a connection */
  constructor(take: (socket: Socket) => void) {
    this.#take = take
  }

  get figures() {
    return {
      connections: this.#open.size,
      turned_away: this.#turnedAway,
      turning_away: this.#refused,
    }
  }

  /** Takes a new connection, or turns it away. */
  accept(socket: Socket): void {
    const address = socket.remoteAddress ?? ''
    const isFull = this.#open.size >= MOST_CONNECTIONS && !this.#makeWay()
    if (isFull || this.#isTooMuch(address)) return this.#turnAway(socket)
    this.#open.add(socket)
    this.#idle.set(socket, performance.now())
    this.#ofAddress.set(address, (this.#ofAddress.get(address) ?? 0) + 1)
    socket.once('close', () => {
      this.#open.delete(socket)
      this.#idle.delete(socket)
      const others = this.#ofAddress.get(address)! - 1
      if (others > 0) this.#ofAddress.set(address, others)
      else this.#ofAddress.delete(address)
    })
    this.#take(socket)
  }

  /** Notes that something is asked on a connection. */
  asks(socket: Socket): void {
    this.#idle.delete(socket)
  }

  /** Notes that it was answered. */
  rests(socket: Socket): void {
    if (this.#isClosing) socket.destroySoon()
    else if (this.#open.has(socket)) this.#idle.set(socket, performance.now())
  }

  /** Closes those on which nothing is asked now, and each other one when it was answered. */
  close(): void {
    this.#isClosing = true
    for (const socket of this.#idle.keys()) socket.destroy()
  }

  /** A proxy has as many connections as it has visitors. */
  #isTooMuch(address: string): boolean {
    const count = this.#ofAddress.get(address) ?? 0
    if (count < MOST_CONNECTIONS * CONNECTIONS_OF_ONE) return false
    return typeof http.trustProxy !== 'function' || !http.trustProxy(address, 0)
  }

  #makeWay(): boolean {
    for (const [socket, since] of this.#idle) {
      if (performance.now() - since < IDLE_MS) return false
      socket.destroy()
      this.#idle.delete(socket)
      return true
    }
    return false
  }

  /**
   * Reads the request before it is refused: the answer to one that arrives after the connection was closed is lost with some. Where
   * too many wait for that already they are told at once.
   */
  #turnAway(socket: Socket): void {
    this.#turnedAway++
    if (this.#refused >= MOST_REFUSED) {
      socket.on('error', () => {}).end(refusalOf(''), () => socket.destroy())
      return
    }
    this.#refused++
    const timer = setTimeout(() => socket.destroy(), REFUSED_MS)
    const over = () => {
      clearTimeout(timer)
      this.#refused--
    }
    socket.on('error', () => {}).once('close', over)
    socket.once('data', (chunk) => {
      const request = chunk.toString('latin1', 0, 200)
      if (!request.startsWith(PROBE)) {
        socket.resume().end(refusalOf(request))
        return
      }
      // It stays one of those that are turned away, and is closed in time as they are.
      socket.pause().unshift(chunk)
      this.#take(socket)
      socket.resume()
    })
  }
}
