import db from '@adonisjs/lucid/services/db'
import { type DirectMessage, notifyEvent } from '#app/core/queue/events'

/** Tells all processes of what is to be done at once. */
export function notifyDirect(data: DirectMessage): Promise<void> {
  return notifyEvent(db.connection(), { type: 'direct', userId: 0, data })
}
