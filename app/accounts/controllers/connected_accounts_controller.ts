import vine from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { FormError } from '#app/shell/exceptions/form_error'
import { notFound } from '#app/shell/exceptions/app_error'
import { disconnectAccount } from '../actions/disconnect_account.js'
import { clientInfo } from '../client_info.js'
import { SOCIAL_TEXTS } from '../social/texts.js'

const passwordValidator = vine.create({ password: vine.string().optional() })

export default class ConnectedAccountsController {
  /** Asks for the password of users who have one. */
  async destroy(ctx: HttpContext) {
    const { auth, params, request, response, session } = ctx
    const user = auth.getUserOrFail()
    const id = Number(params.id)
    if (!Number.isSafeInteger(id)) throw notFound()
    const { password } = await request.validateUsing(passwordValidator)
    if (user.password !== null && !(await user.hasPassword(password ?? ''))) {
      throw new FormError({ password: SOCIAL_TEXTS.passwordIncorrect })
    }
    await disconnectAccount(user, id, clientInfo(ctx))
    session.flash('status', 'connected-account-removed')
    session.flash('banner', SOCIAL_TEXTS.removed)
    return response.redirect().status(303).toPath('/user/profile')
  }
}
