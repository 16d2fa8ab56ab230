import db from '@adonisjs/lucid/services/db'
import { notifyEvent, type SelectionMessage } from '#app/core/queue/events'

/** Tells all processes of a selection. */
export function notifySelection(data: SelectionMessage): Promise<void> {
  return notifyEvent(db.connection(), { type: 'selection', userId: 0, data })
}
