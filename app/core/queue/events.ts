import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Pointing } from '#app/engines/engine'
import type { FailureCategory } from '#app/engines/failures/failures'
import type { BatchEvent } from '#app/batches/batch_state'
import type { Credits } from '#app/shell/shared_props'
import type { GenerationNews } from '#app/work/generation_state'
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
  /** Somebody points at something in a picture; `userId` is nobody's. */
  | { type: 'selection'; userId: 0; data: SelectionMessage }
  /** A batch has been paused, has gone on or has ended. */
  | { type: 'batch'; userId: number; data: BatchEvent }
  /** Sessions have ended, and the streams of events that they opened are to end. */
  | { type: 'sessions_ended'; userId: number; data: EndedSessions }

/**
 * How a web process has a worker find what somebody points at, at once and without a row: it asks all of them, gives the work to the
 * one that offers itself first, and gets the answer in parts.
 */
export type SelectionMessage = { id: string } & (
  | { kind: 'asked'; picture: string }
  | { kind: 'offered'; worker: string }
  | { kind: 'given'; worker: string; picture: string; pointing: Pointing | null; deadline: number }
  | { kind: 'answered'; part: number; parts: number; bytes: string }
  | { kind: 'failed'; category: FailureCategory }
)

/** Which sessions of a user, by their hashed identifiers (`hashSessionId`): one, all but one, or all. */
export type EndedSessions = { only?: string; except?: string }

/** Announces an event to all processes; inside a transaction it is sent when that is committed. */
export async function notifyEvent(
  client: QueryClientContract | TransactionClientContract,
  event: AppEvent
): Promise<void> {
  await sql(client, 'select pg_notify(?, ?)', [EVENTS_CHANNEL, JSON.stringify(event)])
}
