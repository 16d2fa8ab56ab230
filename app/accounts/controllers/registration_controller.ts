import type { HttpContext } from '@adonisjs/core/http'
import { replyKind } from '#app/shell/exceptions/reply_kind'
import { registerUser } from '../actions/register_user.js'
import { rememberOrigin } from '../social/flow.js'
import { registerValidator } from '../validators/register.js'

export default class RegistrationController {
  create({ inertia, session }: HttpContext) {
    rememberOrigin(session, '/register')
    return inertia.render('accounts/register', {})
  }

  async store({ auth, request, response, session }: HttpContext) {
    const { remember, ...input } = await request.validateUsing(registerValidator)
    const user = await registerUser(input)
    await auth.use('web').login(user, !!remember)
    if (replyKind(request) === 'json') return response.created('')
    return response.redirect().toPath(session.pullIntendedUrl() ?? '/dashboard')
  }
}
