import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#app/shell/exceptions/app_error'
import { inBag } from '#app/shell/exceptions/form_error'
import { changePassword } from '../actions/change_password.js'
import { clientInfo } from '../client_info.js'
import { replyStatus } from '../reply_status.js'
import { putSessionVersion } from '../session_version.js'
import { setPasswordValidator, updatePasswordValidator } from '../validators/password.js'

export default class PasswordController {
  async update(ctx: HttpContext) {
    const { auth, request, session } = ctx
    const user = auth.getUserOrFail()
    const { password } = await inBag(
      'updatePassword',
      request.validateUsing(updatePasswordValidator, { meta: { user } })
    )
    const version = await changePassword({
      user,
      password,
      kind: 'password_changed',
      sessionId: session.sessionId,
      client: clientInfo(ctx),
    })
    putSessionVersion(session, version)
    return replyStatus(ctx, 'password-updated')
  }

  /** For accounts without a password; one that exists is only replaced by who knows it. */
  async set(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    const user = auth.getUserOrFail()
    if (user.password) throw new AppError(403, 'unauthorized', 'This action is unauthorized.')
    const { password } = await inBag('setPassword', request.validateUsing(setPasswordValidator))
    const version = await changePassword({
      user,
      password,
      kind: 'password_set',
      sessionId: session.sessionId,
      client: clientInfo(ctx),
    })
    putSessionVersion(session, version)
    session.flash('banner', 'Your password has been set.')
    return response.redirect().status(303).back()
  }
}
