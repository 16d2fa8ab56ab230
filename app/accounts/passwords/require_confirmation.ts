import type { HttpContext } from '@adonisjs/core/http'
import { ConfirmationRequired } from '#app/core/errors/confirmation_required'
import { isConfirmed } from './password_confirmation.js'
import { owesSecondFactor } from '../two_factor/second_factor.js'

/**
 * Makes sure that the user has said who they are in this session a short while ago.
 * @throws ConfirmationRequired which asks them to
 */
export function requireConfirmation({ auth, session }: HttpContext): void {
  if (isConfirmed(session)) return
  const user = auth.getUserOrFail()
  throw new ConfirmationRequired({
    confirm_with: user.password === null ? 'mail' : 'password',
    two_factor: owesSecondFactor(user),
  })
}
