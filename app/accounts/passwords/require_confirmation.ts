import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { ConfirmationRequired } from '#app/core/errors/confirmation_required'
import { recordRepeatedEvent } from '../actions/record_repeated_event.js'
import { clientInfo } from '../sessions/client_info.js'
import { isConfirmed } from './password_confirmation.js'
import { owesSecondFactor } from '../two_factor/second_factor.js'

/**
 * Makes sure that the user has said who they are in this session a short while ago. That they had not is told in the trail,
 * which may be all that a thief's try leaves behind. No transaction may hold the user's row.
 * @throws ConfirmationRequired which asks them to
 */
export async function requireConfirmation(ctx: HttpContext): Promise<void> {
  if (isConfirmed(ctx.session)) return
  const user = ctx.auth.getUserOrFail()
  const client = clientInfo(ctx)
  await db.transaction((trx) => recordRepeatedEvent(trx, user.id, 'confirmation_missing', client))
  throw new ConfirmationRequired({
    confirm_with: user.password === null ? 'mail' : 'password',
    two_factor: owesSecondFactor(user),
  })
}
