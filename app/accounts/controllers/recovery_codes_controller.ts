import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#app/core/errors/app_error'
import { replaceRecoveryCodes } from '../actions/replace_recovery_codes.js'
import { clientInfo } from '../sessions/client_info.js'
import { replyStatus } from '../reply_status.js'
import { openRecoveryCodes } from '../two_factor/two_factor_secrets.js'
import { TWO_FACTOR_ERRORS } from '../messages/en/two_factor.js'
import { twoFactorState } from '../two_factor/two_factor_setup.js'

/** Codes that stand in for a lost authenticator. */
export default class RecoveryCodesController {
  async index(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const off = twoFactorState(ctx, user) === 'off'
    return ctx.response.json(off ? [] : openRecoveryCodes(user))
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const replaced =
      twoFactorState(ctx, user) !== 'off' && (await replaceRecoveryCodes(user, clientInfo(ctx)))
    if (!replaced) throw new AppError(404, 'two_factor_not_enabled', TWO_FACTOR_ERRORS.notEnabled)
    return replyStatus(ctx, 'recovery-codes-generated')
  }
}
