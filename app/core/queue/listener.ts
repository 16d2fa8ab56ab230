import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import pg from 'pg'

/** Pauses between two attempts to connect again: the first, and what they double to. */
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000

/**
 * How often a connection is asked whether it still hears, and how long any answer may take: a host that has lost its power says nothing, and the system
 * gives up waiting after hours.
 */
const PACE = { lookMs: 8_000, patienceMs: 10_000 }

/** Whoever stops waits so long for the other end to say good-bye. */
const FAREWELL_MS = 1_000

/** Carries what a new connection has to hear. */
const PROOF_CHANNEL = 'vitrine_proof'

interface ListenerInput {
  /** Leads to the database itself, or to a pool that gives each client a session. */
  databaseUrl: string
  /** As which the database knows the connection. */
  application: string
  channel: string
  heard: (payload: string) => void
  /** Called after a lost connection has come back: something may have been missed. */
  cameBack: () => void
  pace?: typeof PACE
}

/** Hears what is announced on a channel of the database, on one connection of its own. A lost one is made anew by one attempt at a time. */
export class Listener {
  readonly #input: ListenerInput
  readonly #pace: typeof PACE
  #client: pg.Client | null = null
  /** What an attempt to connect holds. */
  #attempt: pg.Client[] = []
  #stopping = new AbortController()

  constructor(input: ListenerInput) {
    this.#input = input
    this.#pace = input.pace ?? PACE
  }

  /**
   * Connects; resolves once listening.
   * @throws what the database says, or a sentence for the operator when announcements do not arrive
   */
  async start(): Promise<void> {
    this.#stopping = new AbortController()
    await this.#connect()
  }

  /** The same for whoever can do without for a while: when the first attempt fails others follow. */
  async begin(): Promise<void> {
    await this.start().catch((error: unknown) => {
      this.#warn(error, 'listening does not begin')
      void this.#recover()
    })
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    const clients = [...this.#attempt, ...(this.#client ? [this.#client] : [])]
    this.#client = null
    const ended = Promise.all(clients.map(end))
    await Promise.race([ended, sleep(FAREWELL_MS, undefined, { ref: false })])
  }

  /** Whether announcements arrive at the moment. */
  get isListening(): boolean {
    return this.#client !== null
  }

  async #connect(): Promise<void> {
    const { signal } = this.#stopping
    const client = this.#connectionAs(this.#input.application)
    const prover = this.#connectionAs('vitrine_proof')
    this.#attempt = [client, prover]
    client.on('notification', ({ channel, payload }) => {
      if (channel === this.#input.channel && payload) this.#hear(payload)
    })
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(this.#input.channel)}`)
      await proveEvents(client, prover, this.#pace.patienceMs)
      signal.throwIfAborted()
    } catch (error) {
      // Also what has half succeeded holds a connection; one that never came about may have no end to wait for.
      void end(client)
      throw error
    } finally {
      void end(prover)
      this.#attempt = []
    }
    client.once('end', () => this.#lost(client))
    this.#client = client
    void this.#watch(client)
  }

  #connectionAs(name: string): pg.Client {
    const { patienceMs } = this.#pace
    const client = new pg.Client({
      connectionString: this.#input.databaseUrl,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    })
    // It stays for as long as the connection: a pool says of a lost server what that has said last, and at once what it thinks of it itself.
    client.on('error', (error) => this.#warn(error, 'a connection that listens failed'))
    return client
  }

  /** Gives up a connection that hears no more without saying so. */
  async #watch(client: pg.Client): Promise<void> {
    const { signal } = this.#stopping
    for (;;) {
      await sleep(spread(this.#pace.lookMs), undefined, { ref: false, signal }).catch(() => {})
      if (this.#client !== client) return
      const isWell = await hears(client, this.#input.channel)
      if (this.#client !== client) return
      if (isWell) continue
      this.#warn(null, 'a connection that listens hears no more')
      void end(client)
      this.#lost(client)
      return
    }
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = null
    void this.#recover()
  }

  async #recover(): Promise<void> {
    const { signal } = this.#stopping
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await sleep(spread(pause), undefined, { ref: false, signal }).catch(() => {})
      if (signal.aborted) return
      try {
        await this.#connect()
        break
      } catch (error) {
        if (!signal.aborted) this.#warn(error, 'listening does not begin again')
      }
    }
    logger.info({ application: this.#input.application }, 'listening again')
    this.#safely(() => this.#input.cameBack())
  }

  #hear(payload: string): void {
    this.#safely(() => this.#input.heard(payload))
  }

  /** A defect of whoever is told must not end the process, nor the connection. */
  #safely(tell: () => void): void {
    try {
      tell()
    } catch (error) {
      logger.error({ err: error, application: this.#input.application }, 'what was heard')
    }
  }

  #warn(error: unknown, words: string): void {
    logger.warn({ err: error ?? undefined, application: this.#input.application }, words)
  }
}

/** Milliseconds about as long, so that processes do not come together. */
function spread(ms: number): number {
  return ms * (0.75 + Math.random() / 2)
}

/** Resolves once it is closed, which takes long where the other end is gone and nothing is asked. */
function end(client: pg.Client): Promise<void> {
  return client.end().catch(() => {})
}

/** False also when no answer comes. */
function hears(client: pg.Client, channel: string): Promise<boolean> {
  const text = 'select $1 in (select pg_listening_channels()) as hears'
  return client.query<{ hears: boolean }>(text, [channel]).then(
    ({ rows }) => rows[0]?.hears === true,
    () => false
  )
}

/**
 * Has a connection hear what another one says: behind a pool that hands each transaction to another one `listen` succeeds, and nothing ever arrives. What it
 * says itself would prove nothing, since an idle pool answers with the connection that has listened. On a channel that only those who are about to
 * connect hear.
 * @throws Error
 */
async function proveEvents(client: pg.Client, other: pg.Client, patienceMs: number): Promise<void> {
  const token = randomUUID()
  await client.query(`listen ${PROOF_CHANNEL}`)
  const heard = new Promise<void>((resolve) =>
    client.on('notification', ({ channel, payload }) => {
      if (channel === PROOF_CHANNEL && payload === token) resolve()
    })
  )
  await other.connect()
  await other.query(`notify ${PROOF_CHANNEL}, '${token}'`)
  const late = sleep(patienceMs, LATE, { ref: false })
  const first = await Promise.race([heard, late])
  // One that was lost meanwhile says so here.
  await client.query(`unlisten ${PROOF_CHANNEL}`)
  if (first === LATE) throw new UnheardError()
}

const LATE = Symbol('late')

class UnheardError extends Error {
  constructor() {
    super(
      'What is announced does not arrive in time: DATABASE_URL leads to a pool of connections, and DATABASE_DIRECT_URL has to lead to the database itself; or the database is overloaded.'
    )
  }
}
