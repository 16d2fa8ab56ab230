import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type AdmissionLimits, admissionLimits } from '#config/admission'
import { Asker, type Rank, RANKS } from './asker.js'
import { heap } from './heap.js'
import { refuse } from './refuse.js'
import { isComplete, type Ticket, waitsForReader, waitsForSender } from './ticket.js'

const SWEEP_MS = 250
/** Arrivals that find no place look for requests that hold one without need, at most this often. */
const LOOK_AGAIN_MS = 20

/**
 * Lets a bounded number of requests be worked on at a time. The next ones wait for a moment, who is signed in before guests; those
 * that wait in vain, or find too many waiting, are told to come back. So what guests ask for takes no more memory than there is,
 * and no more time than others leave. See docs/decisions/0020-admission.md.
 */
export class Admission {
  readonly #tickets = new Map<IncomingMessage, Ticket>()
  /** Those of one connection that are not answered to the end, in their order: more than one where they are pipelined. */
  readonly #ofSocket = new WeakMap<Socket, Ticket[]>()
  readonly #working = new Set<Ticket>()
  readonly #held = new Set<Ticket>()
  readonly #lines: Record<Rank, Set<Ticket>> = {
    member: new Set(),
    unknown: new Set(),
    guest: new Set(),
  }
  readonly #limits: AdmissionLimits
  readonly #isFull: () => boolean
  #sweeps: NodeJS.Timeout | null = null
  #sweptAt = 0
  /** Begun in this turn of the loop. */
  #begun = 0
  #refused = 0

  /** @param isFull tells when nobody may be let in, whatever the counts are */
  constructor(limits: AdmissionLimits, isFull: () => boolean) {
    this.#limits = limits
    this.#isFull = isFull
  }

  /** Begins a request now or in a moment; or never, and then it is answered 503. */
  enter(request: IncomingMessage, response: ServerResponse, begin: () => void): void {
    const { socket } = request
    const ofSocket = this.#ticketsOf(socket)
    if (socket.destroyed || ofSocket.length >= this.#limits.pipelined) {
      socket.destroy()
      return
    }
    const ticket: Ticket = {
      request,
      response,
      asker: new Asker(request, response),
      begin,
      state: 'new',
      since: performance.now(),
      line: 'guest',
      received: 0,
      receivedAt: 0,
    }
    this.#tickets.set(request, ticket)
    ofSocket.push(ticket)
    response.once('close', () => {
      this.#move(ticket, 'gone')
      ofSocket.splice(ofSocket.indexOf(ticket), 1)
      const [next] = ofSocket
      if (next) this.#admit(next)
    })
    this.#sweeps ??= setInterval(() => this.#sweep(), SWEEP_MS).unref()
    // A body that came together with its head is there by then. One after the other, as they are answered.
    if (ofSocket.length === 1) process.nextTick(() => this.#admit(ticket))
  }

  /**
   * Gives up the place of a request that waits for what is no work here, until the returned function is called. Does nothing for
   * what was never let in.
   */
  hold(request: IncomingMessage): () => void {
    const ticket = this.#tickets.get(request)
    if (ticket?.state !== 'working' || !this.#mayBeHeld(ticket)) return () => {}
    this.#move(ticket, 'held')
    return () => {
      if (ticket.state === 'held') this.#move(ticket, 'working')
    }
  }

  /** Takes a request out of all counts: what it goes on to do is counted otherwise. */
  release(request: IncomingMessage): void {
    const ticket = this.#tickets.get(request)
    if (ticket) this.#move(ticket, 'gone')
  }

  /** Whether a connection on which nothing has moved for a while may be closed: it waits for its client, or for nothing. */
  mayBeClosed(socket: Socket): boolean {
    const ticket = this.#ofSocket.get(socket)?.[0]
    if (!ticket) return true
    return waitsForSender(ticket.request) || waitsForReader(ticket.response)
  }

  get figures() {
    return {
      in_work: this.#working.size,
      held: this.#held.size,
      waiting: RANKS.reduce((sum, rank) => sum + this.#lines[rank].size, 0),
      refused: this.#refused,
    }
  }

  #admit(ticket: Ticket): void {
    if (ticket.state !== 'new' || ticket.request.socket.destroyed) return
    if (this.#isFull()) return this.#refuse(ticket)
    if (!isComplete(ticket.request)) return this.#receive(ticket)
    if (this.#hasPlace('guest')) return this.#begin(ticket)
    this.#wait(ticket)
  }

  /** A body that is still to come takes no place in the work, for it may take minutes, until it has come. */
  #receive(ticket: Ticket): void {
    if (!this.#mayBeHeld(ticket)) return this.#refuse(ticket)
    this.#move(ticket, 'held')
    ticket.receivedAt = ticket.since
    ticket.request.once('end', () => {
      if (ticket.state === 'held') this.#move(ticket, 'working')
    })
    ticket.begin()
  }

  #begin(ticket: Ticket): void {
    if (this.#begun++ === 0) setImmediate(() => this.#beginTurn())
    this.#move(ticket, 'working')
    ticket.begin()
  }

  #beginTurn(): void {
    this.#begun = 0
    this.#callNext()
  }

  #wait(ticket: Ticket): void {
    ticket.line = this.#lineOf(ticket.asker)
    if (this.#lines[ticket.line].size >= this.#limits.waiting) return this.#refuse(ticket)
    this.#move(ticket, 'waiting')
    if (performance.now() - this.#sweptAt > LOOK_AGAIN_MS) this.#letGo()
    this.#callNext()
  }

  #ticketsOf(socket: Socket): Ticket[] {
    const known = this.#ofSocket.get(socket)
    if (known) return known
    const tickets: Ticket[] = []
    this.#ofSocket.set(socket, tickets)
    // An answer whose turn on the connection had not come is not told of its end.
    socket.once('close', () => tickets.forEach((ticket) => this.#move(ticket, 'gone')))
    return tickets
  }

  /**
   * Whether one more of a rank may be let in. What is answered without waiting for anything takes its place for the rest of the turn
   * all the same: else a thousand guests would be answered in one, and whoever waits for the database would wait for all of them.
   */
  #hasPlace(rank: Rank): boolean {
    const taken = Math.max(this.#working.size, this.#begun)
    return taken < this.#limits.inWork * this.#limits.shares[rank]
  }

  /** Of its line one session has a share, as of the places: what it asks for beyond that comes with what guests ask for. */
  #lineOf({ rank, key }: Asker): Rank {
    if (key === null) return rank
    let ofKey = 0
    for (const { asker } of this.#lines[rank]) if (asker.key === key) ofKey++
    return ofKey < this.#limits.waiting * this.#limits.shareOfOne ? rank : 'guest'
  }

  /** How many requests of each session or token are worked on. */
  #countByKey(): Map<string | null, number> {
    const counts = new Map<string | null, number>()
    for (const { asker } of this.#working) {
      if (asker.key !== null) counts.set(asker.key, (counts.get(asker.key) ?? 0) + 1)
    }
    return counts
  }

  #mayBeHeld({ asker }: Ticket): boolean {
    if (this.#held.size >= this.#limits.held) return false
    if (this.#held.size < this.#limits.held / 8 || asker.rank === 'member') return true
    let others = 0
    let ofNetwork = 0
    for (const { asker: other } of this.#held) {
      if (other.rank === 'member') continue
      others++
      if (other.network === asker.network) ofNetwork++
    }
    return others < this.#limits.held / 2 && ofNetwork < this.#limits.held / 8
  }

  #move(ticket: Ticket, state: Ticket['state']): void {
    const before = ticket.state
    if (before === 'gone') return
    if (before === 'waiting') this.#lines[ticket.line].delete(ticket)
    if (before === 'working') this.#working.delete(ticket)
    if (before === 'held') this.#held.delete(ticket)
    ticket.state = state
    ticket.since = performance.now()
    if (state === 'waiting') this.#lines[ticket.line].add(ticket)
    if (state === 'working') this.#working.add(ticket)
    if (state === 'held') this.#held.add(ticket)
    if (state === 'gone') this.#tickets.delete(ticket.request)
    if (before === 'working') this.#callNext()
  }

  #callNext(): void {
    const share = this.#limits.inWork * this.#limits.shareOfOne
    for (const rank of RANKS) {
      // Whose share is taken waits for their own requests to be answered, and lets others pass.
      const counts = this.#lines[rank].size > 0 && rank !== 'guest' ? this.#countByKey() : null
      for (const ticket of this.#lines[rank]) {
        if (!this.#hasPlace(rank)) return
        const { key } = ticket.asker
        const ofKey = counts?.get(key) ?? 0
        if (ofKey >= share) continue
        counts?.set(key, ofKey + 1)
        this.#begin(ticket)
      }
    }
  }

  #refuse(ticket: Ticket): void {
    this.#refused++
    this.#move(ticket, 'gone')
    refuse(ticket.request, ticket.response)
  }

  #sweep(): void {
    const now = performance.now()
    for (const rank of RANKS) {
      for (const ticket of this.#lines[rank]) {
        if (now - ticket.since > this.#limits.waitMs[rank]) this.#refuse(ticket)
      }
    }
    this.#letGo()
    for (const ticket of this.#held) this.#dropSlowSender(ticket, now)
    this.#callNext()
    if (this.#tickets.size > 0) return
    clearInterval(this.#sweeps!)
    this.#sweeps = null
  }

  /** Takes the places of those that wait for their reader, or evidently for something else. */
  #letGo(): void {
    const now = (this.#sweptAt = performance.now())
    for (const ticket of this.#working) {
      const isHeldUp =
        waitsForReader(ticket.response) || now - ticket.since > this.#limits.heldAfterMs
      if (isHeldUp && this.#mayBeHeld(ticket)) this.#move(ticket, 'held')
    }
  }

  /** Whoever sends a few bytes from time to time would have a place for hours. */
  #dropSlowSender(ticket: Ticket, now: number): void {
    const { request } = ticket
    if (now - ticket.receivedAt < this.#limits.slowestMs) return
    const received = request.socket.bytesRead
    const isSlow = received - ticket.received < this.#limits.slowestBytes
    if (waitsForSender(request) && isSlow && ticket.receivedAt > 0) request.socket.destroy()
    ticket.received = received
    ticket.receivedAt = now
  }
}

/** That of this process. */
export const admission = new Admission(admissionLimits, () => heap.isFull)
