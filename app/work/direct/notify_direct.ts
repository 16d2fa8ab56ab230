import db from '@adonisjs/lucid/services/db'
import { type DirectMessage, notifyEvent } from '#app/core/queue/events'

/** How long a worker may take to offer itself, in milliseconds: it does at once, or when it has room again. */
export const OFFER_MS = 2_000

/** Tells all processes of what is to be done at once. */
export function notifyDirect(data: DirectMessage): Promise<void> {
  return notifyEvent(db.connection(), { type: 'direct', userId: 0, data })
}
