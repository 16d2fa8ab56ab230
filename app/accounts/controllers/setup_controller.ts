import { safeEqual } from '@adonisjs/core/helpers'
import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors/errors'
import { FormError } from '#app/core/errors/form_error'
import { readText } from '#app/core/validation/text_fields'
import { appKey } from '#config/app'
import { openSession } from '../actions/complete_sign_in.js'
import { registerUser } from '../actions/register_user.js'
import { SETUP_MESSAGES } from '../messages/en/setup.js'
import { hasHadOperator, makeFirstOperator } from '../operators/first_operator.js'
import { setupKey } from '../operators/setup_key.js'
import { clientInfo } from '../sessions/client_info.js'
import { setupValidator } from '../validators/setup.js'

const MOST_KEY = 100

/** Makes the first operator of an installation, for whoever has the key that its start says. */
export default class SetupController {
  async create({ inertia, request }: HttpContext) {
    if (await hasHadOperator()) throw notFound()
    return inertia.render('accounts/setup', { setup_key: readText(request.qs().key, MOST_KEY) })
  }

  async store(ctx: HttpContext) {
    if (await hasHadOperator()) throw notFound()
    const { key, name, email, password } = await ctx.request.validateUsing(setupValidator)
    if (!safeEqual(key, setupKey(appKey.release()))) {
      throw new FormError({ key: SETUP_MESSAGES.wrongKey })
    }
    const client = clientInfo(ctx)
    const user = await registerUser(
      {
        ...{ name, email, password },
        recordArrival: (trx, { userId, ipAddress }) =>
          makeFirstOperator(trx, { id: userId, name: email, ipAddress }),
      },
      client
    )
    await openSession(ctx, user, false)
    return ctx.response.redirect().toRoute('admin.setup')
  }
}
