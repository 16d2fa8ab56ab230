import type { HttpContext } from '@adonisjs/core/http'
import { arrivalOf } from '../arrivals.js'
import { replyKind } from '#app/core/errors/reply_kind'
import { openSession } from '../actions/complete_sign_in.js'
import { registerUser } from '../actions/register_user.js'
import { clientInfo } from '../sessions/client_info.js'
import { rememberOrigin } from '../social/flow.js'
import { featureOn } from '#config/features'
import { FormError } from '#app/core/errors/form_error'
import { ACCOUNT_ERRORS } from '../messages/en/errors.js'
import { emptyJson } from '../reply_status.js'
import { registerValidator } from '../validators/register.js'

export default class RegistrationController {
  create(ctx: HttpContext) {
    if (!featureOn('registration')) {
      return ctx.inertia.render('accounts/registration_closed', {})
    }
    rememberOrigin(ctx, '/register')
    return ctx.inertia.render('accounts/register', {})
  }

  async store(ctx: HttpContext) {
    const { request, response } = ctx
    if (!featureOn('registration'))
      throw new FormError({ email: ACCOUNT_ERRORS.registrationClosed })
    const { name, email, password, remember } = await request.validateUsing(registerValidator)
    const user = await registerUser(
      { name, email, password, recordArrival: arrivalOf(ctx) },
      clientInfo(ctx)
    )
    const path = await openSession(ctx, user, !!remember)
    if (replyKind(request) === 'json') return emptyJson(response.status(201))
    return response.redirect().toPath(path)
  }
}
