import { AsyncLocalStorage } from 'node:async_hooks'
import logger from '@adonisjs/core/services/logger'
import { replicaUrl } from '#config/replica'
import { showFrom } from '../sql.js'
import type { ConnectionSource } from '../together.js'
import type { News } from './news.js'
import type { Replica } from './replica.js'
import { findWriteMark, keepWriteMark } from './write_marks.js'

interface Showing {
  /** Who is shown something, once that is known; null for guests. */
  userId: () => number | null
  /** Whether the replica has all that they have to see: asked once, so that a page is of one piece. */
  isCurrent: Promise<boolean> | null
}

interface Reading {
  replica: Pick<Replica, 'state' | 'lagMs' | 'source' | 'has' | 'fail'>
  news: News
  /** Whether news arrives at present. */
  isHearing: () => boolean
}

const showings = new AsyncLocalStorage<Showing>()

/** What this process reads from; null without a replica. */
let reading: Reading | null = null

const counts = { replica: 0, database: 0 }

/** Has this process read from a replica what is only shown; from the database alone with null. */
export function readFrom(it: Reading | null): void {
  reading = it
  showFrom(it === null ? null : (read) => show(it, read))
}

/** Whether this process reads from a replica. */
export function hasReplica(): boolean {
  return reading !== null
}

/** What is known of the replica, and reads by where they went; null without one. */
export function replicaFigures() {
  if (reading === null) return null
  const { state, lagMs } = reading.replica
  return { state, lagMs, reads: counts }
}

/** Answers a request that only looks: what is to be shown on the way may come from the replica. */
export function onlyLooking<Result>(userId: () => number | null, answer: () => Result): Result {
  return showings.run({ userId, isCurrent: null }, answer)
}

/**
 * A user has changed something, or work of theirs of which no event tells has, and it is committed. Never fails, since it is: where it cannot be
 * noted, this process alone knows. Does nothing without a replica.
 */
export async function noteWrite(userId: number): Promise<void> {
  if (reading === null && replicaUrl === null) return
  try {
    await keepWriteMark(userId)
  } catch (error) {
    reading?.news.hear(userId)
    logger.warn({ err: error, userId }, 'a change could not be noted for readers of the replica')
  }
}

/** From the replica, where the request only looks and the replica has all that its user has to see; null elsewhere, and where it fails. */
async function show(
  it: Reading,
  read: (source: ConnectionSource) => Promise<unknown[]>
): Promise<unknown[] | null> {
  const showing = showings.getStore()
  if (!showing) return null
  const { replica } = it
  try {
    showing.isCurrent ??= isCurrent(it, showing.userId())
    if (replica.state === 'ok' && (await showing.isCurrent)) {
      const rows = await read(replica.source)
      counts.replica++
      return rows
    }
  } catch (error) {
    replica.fail(error)
  }
  counts.database++
  return null
}

async function isCurrent(
  { replica, news, isHearing }: Reading,
  userId: number | null
): Promise<boolean> {
  if (replica.state !== 'ok') return false
  if (userId === null) return true
  if (!isHearing()) return false
  const position = Math.max(news.positionFor(userId), await findWriteMark(userId))
  return position < Infinity && replica.has(position)
}
