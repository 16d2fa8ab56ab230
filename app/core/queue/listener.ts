import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import pg from 'pg'

/** Pauses between two attempts to connect again: the first, and what they double to. */
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000

/** A server that takes a connection but does not answer is given up after this. */
const PATIENCE_MS = 10_000

/** How often a connection is asked whether it still hears: a host that has lost its power says nothing, and no packet is ever sent to it. */
const LOOK = { everyMs: 10_000, patienceMs: PATIENCE_MS }

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
  /** Whether the connection still hears is asked every so many milliseconds, and how long the answer may take. */
  look?: { everyMs: number; patienceMs: number }
}

/** Hears what is announced on a channel of the database, on one connection of its own. A lost one is made anew by one attempt at a time. */
export class Listener {
  readonly #input: ListenerInput
  #client: pg.Client | null = null
  #stopping = new AbortController()

  constructor(input: ListenerInput) {
    this.#input = input
  }

  /**
   * Connects; resolves once listening.
   * @throws what the database says, or a sentence for the operator when announcements do not arrive
   */
  async start(): Promise<void> {
    this.#stopping = new AbortController()
    await this.#connect()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    const client = this.#client
    this.#client = null
    await client?.end().catch(() => {})
  }

  /** Whether announcements arrive at the moment. */
  get isListening(): boolean {
    return this.#client !== null
  }

  async #connect(): Promise<void> {
    const { signal } = this.#stopping
    const { databaseUrl, application, channel: own, heard } = this.#input
    const client = connectionTo(databaseUrl, application)
    const prover = connectionTo(databaseUrl, 'vitrine_proof')
    client.on('notification', ({ channel, payload }) => {
      if (channel === own && payload) heard(payload)
    })
    try {
      await client.connect()
      await client.query(`listen ${client.escapeIdentifier(own)}`)
      await proveEvents(client, prover)
      signal.throwIfAborted()
    } catch (error) {
      // Also what has half succeeded holds a connection; one that never came about may have no end to wait for.
      void client.end().catch(() => {})
      throw error
    } finally {
      void prover.end().catch(() => {})
    }
    client.once('end', () => this.#lost(client))
    this.#client = client
    void this.#watch(client)
  }

  /** Ends a connection that hears no more without saying so. */
  async #watch(client: pg.Client): Promise<void> {
    const { channel, look = LOOK } = this.#input
    const { signal } = this.#stopping
    for (;;) {
      await sleep(look.everyMs, undefined, { ref: false, signal }).catch(() => {})
      if (this.#client !== client) return
      if (await hears(client, channel, look.patienceMs)) continue
      logger.warn({ channel }, 'a connection does not hear any more')
      await client.end().catch(() => {})
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
      // Spread, so that processes do not come together.
      const spread = pause * (0.75 + Math.random() / 2)
      await sleep(spread, undefined, { ref: false, signal }).catch(() => {})
      if (signal.aborted) return
      try {
        await this.#connect()
        this.#input.cameBack()
        return
      } catch (error) {
        if (!signal.aborted) logger.warn({ err: error }, 'event connection')
      }
    }
  }
}

function connectionTo(connectionString: string, name: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    application_name: name,
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
  })
  // It stays for as long as the connection: a pool says of a lost server what that has said last, and at once what it thinks of it itself.
  client.on('error', (error) => logger.warn({ err: error }, 'event connection'))
  return client
}

/** False also when no answer comes. */
async function hears(client: pg.Client, channel: string, patienceMs: number): Promise<boolean> {
  const answer = client
    .query<{ hears: boolean }>('select $1 in (select pg_listening_channels()) as hears', [channel])
    .then(
      ({ rows }) => rows[0]?.hears === true,
      () => false
    )
  return Promise.race([answer, sleep(patienceMs, false, { ref: false })])
}

/**
 * Has a connection hear what another one says: behind a pool that hands each transaction to another one `listen` succeeds, and nothing ever arrives. What it
 * says itself would prove nothing, since an idle pool answers with the connection that has listened. On a channel that only those who are about to
 * connect hear.
 * @throws Error
 */
async function proveEvents(client: pg.Client, other: pg.Client): Promise<void> {
  const token = randomUUID()
  await client.query(`listen ${PROOF_CHANNEL}`)
  const heard = new Promise<void>((resolve) =>
    client.on('notification', ({ channel, payload }) => {
      if (channel === PROOF_CHANNEL && payload === token) resolve()
    })
  )
  await other.connect()
  await other.query(`notify ${PROOF_CHANNEL}, '${token}'`)
  const late = sleep(PATIENCE_MS, LATE, { ref: false })
  const first = await Promise.race([heard, late])
  // One that was lost meanwhile says so here.
  await client.query(`unlisten ${PROOF_CHANNEL}`)
  if (first === LATE) throw new UnheardError()
}

const LATE = Symbol('late')

class UnheardError extends Error {
  constructor() {
    super(
      'What is announced does not arrive: DATABASE_URL leads to a pool of connections. Set DATABASE_DIRECT_URL to the database itself.'
    )
  }
}
