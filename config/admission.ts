import env from '#start/env'

/** How much a web process takes on at once. See docs/decisions/0020-admission.md. */
export const admissionLimits = {
  /**
   * Requests that are worked on at the same time. More would not be answered sooner, since there is one thread, but would each hold
   * some 100 KB until they are.
   */
  inWork: env.get('REQUESTS_IN_WORK', 48),
  /** The shares of that at which nobody more is let in of each rank. */
  shares: { guest: 1 / 6, unknown: 1 / 2, member: 1 },
  /**
   * The share of the places that one session or token may have: what else it asks for waits until those are answered, with the same
   * share of its line, before it comes with what guests ask for.
   */
  shareOfOne: 1 / 4,
  /** Requests of a rank that wait for their turn, and for how long: bursts, as a page's scripts are one. */
  waiting: 400,
  waitMs: { guest: 2_000, unknown: 5_000, member: 10_000 },
  /**
   * Requests that take no part in the work but wait: for their sender, who uploads or reads slowly, or for work that a worker does.
   * Each holds some 30 KB. All but members have half of them, and one network of those an eighth.
   */
  held: 400,
  /** A request that is worked on for longer than this waits for something. */
  heldAfterMs: 5_000,
  /** A sender has to send so many bytes in each such time: 270 a second. */
  slowestBytes: 8 * 1024,
  slowestMs: 30_000,
  /** Requests that wait on one connection for the answers before them; browsers send none. */
  pipelined: 8,
}

export type AdmissionLimits = typeof admissionLimits

/** How much of its heap a web process fills, but for what was just made, before it lets nobody in. */
export const MOST_HEAP = 0.8
/** The same with what may be garbage. */
export const MOST_HEAP_WITH_GARBAGE = 0.9

/** Connections of a web process; beyond that the longest idle ones make way, or newcomers are turned away. */
export const MOST_CONNECTIONS = 3_000

/** The share of them that one address has which is no trusted proxy. */
export const CONNECTIONS_OF_ONE = 1 / 4

/** In how many seconds whoever was turned away may come back. */
export const RETRY_AFTER_SECONDS = 5

/** Streams of events that a user may have open at a web process: pages that are looked at, of some devices. */
export const MOST_STREAMS_PER_USER = 10

/** Streams of events of one web process. */
export const MOST_STREAMS = 2_000
