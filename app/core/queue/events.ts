import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { FailureCategory } from '#app/engines/failures/failures'
import type { BatchEvent } from '#app/batches/batch_state'
import type { Credits } from '#app/shell/shared_props'
import type { GenerationNews } from '#app/work/generation_state'
import type { TraceOrigin } from '../tracing/spans.js'
import { sql } from '../database/sql.js'

/** Name of the PostgreSQL channel on which processes tell each other what has happened. */
export const EVENTS_CHANNEL = 'vitrine_events'

/** What a user's open pages and waiting requests are told. Payloads stay far below PostgreSQL's 8,000 bytes. */
export type AppEvent =
  | { type: 'credits'; userId: number; data: Credits }
  | { type: 'generation'; userId: number; data: GenerationNews }
  | { type: 'cancel'; userId: number; data: { id: string } }
  /** The subscription, a payment or a visit to the payment page has changed; the page asks for what it shows of it. */
  | { type: 'billing'; userId: number; data: Record<string, never> }
  /** The provider has told of a request; `userId` is nobody's. */
  | { type: 'remote_request'; userId: 0; data: { id: string } }
  /** Somebody waits for what a worker does at once; `userId` is nobody's. */
  | { type: 'direct'; userId: 0; data: DirectMessage }
  /** A batch has been paused, has gone on or has ended. */
  | { type: 'batch'; userId: number; data: BatchEvent }
  /** Sessions have ended, and the streams of events that they opened are to end. */
  | { type: 'sessions_ended'; userId: number; data: EndedSessions }
  /** Something that processes keep in memory is another; `userId` is nobody's. */
  | { type: 'renewed'; userId: 0; data: { what: Renewed } }

/** What is kept in memory by every process. */
export type Renewed = 'features' | 'announcements' | 'pauses' | 'settings'

/**
 * How a web process has a worker do something at once and without a row: it asks all of them, gives the work in parts to the one that offers
 * itself first, and gets the answer in parts. `about` is what it is about, such as a picture's id.
 */
export type DirectMessage = { id: string } & (
  | { kind: 'asked'; job: string; about: string }
  | { kind: 'offered'; worker: string }
  | ({ kind: 'given' } & GivenWork & DirectPart)
  | ({ kind: 'answered' } & DirectPart)
  | { kind: 'failed'; category: FailureCategory }
  /** Nobody waits for it any longer. */
  | { kind: 'dropped' }
)

interface GivenWork {
  worker: string
  job: string
  about: string
  /** How long it may take from now, in milliseconds: clocks of hosts differ. */
  ms: number
  /** When it has to be done, by the web process' clock; for workers of before, which know no `ms`. */
  deadline: number
  trace?: TraceOrigin | undefined
}

/** A part of what is given or answered, in base64. */
export type DirectPart = { part: number; parts: number; bytes: string }

/** Which sessions of a user, by their hashed identifiers (`hashSessionId`): one, all but one, or all. */
export type EndedSessions = { only?: string; except?: string }

/** Announces an event to all processes; inside a transaction it is sent when that is committed. */
export async function notifyEvent(
  client: QueryClientContract | TransactionClientContract,
  event: AppEvent
): Promise<void> {
  await sql(client, 'select pg_notify(?, ?)', [EVENTS_CHANNEL, JSON.stringify(event)])
}
