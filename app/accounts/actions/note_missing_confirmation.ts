import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { clientInfo } from '../sessions/client_info.js'
import { recordRepeatedEvent } from './record_repeated_event.js'

/**
 * Tells in the trail that something sensitive was refused since the user had not said who they are: it may be all that a thief's try leaves
 * behind. No transaction may hold the user's row.
 */
export async function noteMissingConfirmation(ctx: HttpContext): Promise<void> {
  const { id } = ctx.auth.getUserOrFail()
  const client = clientInfo(ctx)
  await db.transaction((trx) => recordRepeatedEvent(trx, id, 'confirmation_missing', client))
}
