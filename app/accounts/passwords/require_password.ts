import type { HttpContext } from '@adonisjs/core/http'
import { FormError } from '#app/core/errors/form_error'
import { ACCOUNT_ERRORS } from '../messages/en/errors.js'
import { givesPassword } from '../security/guess_in_session.js'
import { confirmIdentity } from '../actions/confirm_identity.js'
import { noteMissingConfirmation } from '../actions/note_missing_confirmation.js'
import { isConfirmed } from './password_confirmation.js'
import { requireSecondFactor } from '../two_factor/second_factor.js'

/**
 * Makes sure that who sends a form with a `password` knows that of the account, and has the second factor where one is set
 * up (in the form, or confirmed in this session a short while ago), which confirms the session and is told in the trail. Where there is
 * no password, the session's confirmation stands for both.
 * @throws FormError under `password`, `code` or `recovery_code`
 */
export async function requirePassword(ctx: HttpContext): Promise<void> {
  const { auth, request, session } = ctx
  const user = auth.getUserOrFail()
  if (user.password === null) {
    if (isConfirmed(session)) return
    await noteMissingConfirmation(ctx)
    throw new FormError({ password: ACCOUNT_ERRORS.confirmByMail })
  }
  if (!(await givesPassword(ctx, request.input('password'))))
    throw new FormError({ password: ACCOUNT_ERRORS.wrongPassword })
  if (isConfirmed(session)) return
  await requireSecondFactor(ctx)
  await confirmIdentity(ctx)
}
