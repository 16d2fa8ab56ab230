import type { HttpContext } from '@adonisjs/core/http'
import { ConfirmationRequired } from '#app/core/errors/confirmation_required'
import { noteMissingConfirmation } from '../actions/note_missing_confirmation.js'
import { isConfirmed } from './password_confirmation.js'
import { owesSecondFactor } from '../two_factor/second_factor.js'

/**
 * Makes sure that the user has said who they are in this session a short while ago. That they had not is told in the trail.
 * No transaction may hold the user's row.
 * @throws ConfirmationRequired which asks them to
 */
export async function requireConfirmation(ctx: HttpContext): Promise<void> {
  if (isConfirmed(ctx.session)) return
  const user = ctx.auth.getUserOrFail()
  await noteMissingConfirmation(ctx)
  throw new ConfirmationRequired({
    confirm_with: user.password === null ? 'mail' : 'password',
    two_factor: owesSecondFactor(user),
  })
}
