import type { HttpContext } from '@adonisjs/core/http'
import { FormError, inBag } from '#app/core/errors/form_error'
import { confirmTwoFactor } from '../actions/confirm_two_factor.js'
import { clientInfo } from '../sessions/client_info.js'
import { replyStatus } from '../reply_status.js'
import { endSetup, twoFactorState } from '../two_factor/two_factor_setup.js'
import { TWO_FACTOR_ERRORS } from '../messages/en/two_factor.js'
import { twoFactorCodeValidator } from '../validators/two_factor.js'

const BAG = 'confirmTwoFactorAuthentication'

/** The first code of the authenticator, which ends the setup. */
export default class TwoFactorConfirmationController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { code } = await inBag(BAG, ctx.request.validateUsing(twoFactorCodeValidator))
    const confirmed =
      twoFactorState(ctx, user) === 'pending' &&
      (await confirmTwoFactor(user, code ?? '', clientInfo(ctx)))
    if (!confirmed) throw new FormError({ code: TWO_FACTOR_ERRORS.invalidCode }, BAG)
    endSetup(ctx.session)
    return replyStatus(ctx, 'two-factor-authentication-confirmed')
  }
}
