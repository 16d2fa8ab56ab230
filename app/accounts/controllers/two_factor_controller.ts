import type { HttpContext } from '@adonisjs/core/http'
import { disableTwoFactor } from '../actions/disable_two_factor.js'
import { startTwoFactor } from '../actions/start_two_factor.js'
import { clientInfo } from '../sessions/client_info.js'
import { replyStatus } from '../reply_status.js'
import { beginSetup, endSetup, twoFactorState } from '../two_factor/two_factor_setup.js'
import { enableTwoFactorValidator } from '../validators/two_factor.js'

/** Turns two-factor authentication on, up to the first code, and off. */
export default class TwoFactorController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { force } = await ctx.request.validateUsing(enableTwoFactorValidator)
    if (force || twoFactorState(ctx, user) === 'off') {
      await startTwoFactor(user, clientInfo(ctx))
      beginSetup(ctx.session)
    }
    return replyStatus(ctx, 'two-factor-authentication-enabled')
  }

  async destroy(ctx: HttpContext) {
    await disableTwoFactor(ctx.auth.getUserOrFail(), clientInfo(ctx))
    endSetup(ctx.session)
    return replyStatus(ctx, 'two-factor-authentication-disabled')
  }
}
