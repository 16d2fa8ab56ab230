import type { HttpContext } from '@adonisjs/core/http'
import { replaceRecoveryCodes } from '../actions/replace_recovery_codes.js'
import { clientInfo } from '../sessions/client_info.js'
import { replyStatus } from '../reply_status.js'
import { openRecoveryCodes } from '../two_factor/two_factor_secrets.js'
import { twoFactorState } from '../two_factor/two_factor_setup.js'
import { twoFactorNotEnabled } from '../errors.js'

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
    if (!replaced) throw twoFactorNotEnabled()
    return replyStatus(ctx, 'recovery-codes-generated')
  }
}
