import db from '@adonisjs/lucid/services/db'
import type { Stripe } from 'stripe'
import { cutText } from '#common/cut_text'
import { sql } from '#app/core/database/sql'
import { applyEvent, isHandled } from '../syncs/handled_events.js'

interface StoredEvent {
  type: string
  payload: Stripe.Event
}

/**
 * Does what a stored message of the payment provider asks for. Doing it again, or twice at once, changes nothing.
 * @throws whatever kept it from being done; another try makes sense
 */
export async function handleEvent(eventId: string): Promise<void> {
  const [event] = await sql<StoredEvent>(
    db.connection(),
    `select type, payload from webhook_events where id = ? and status <> 'handled'`,
    [eventId]
  )
  if (!event || !isHandled(event.type)) return
  try {
    await applyEvent(event.type, event.payload.data.object as { id: string })
  } catch (error) {
    await sql(
      db.connection(),
      `update webhook_events set error = ? where id = ? and status <> 'handled'`,
      [cutText((error as Error).message, 1000), eventId]
    )
    throw error
  }
  await sql(
    db.connection(),
    `update webhook_events set status = 'handled', handled_at = now(), error = null where id = ?`,
    [eventId]
  )
}
