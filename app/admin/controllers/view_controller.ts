import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { recordSecurityEvent } from '#app/accounts/actions/record_security_event'
import { isOperator } from '#app/accounts/operators/operators'
import { endStreams } from '#app/accounts/actions/end_streams'
import { clientInfo } from '#app/accounts/sessions/client_info'
import { hashSessionId } from '#app/accounts/sessions/session_store'
import { beginView, endView } from '#app/accounts/sessions/view_as'
import { actorOf, recordAct } from '#app/accounts/operators/record_act'
import { FormError } from '#app/core/errors/form_error'
import { ADMIN_ERRORS } from '../messages/en/errors.js'
import { findUser } from '../queries/find_user.js'
import { reasonValidator } from '../validators/acts.js'

/** Looking at the pages of a merchant as they see them, to help them. */
export default class ViewController {
  /** The merchant finds it in their trail. */
  async store(ctx: HttpContext) {
    const { params, request, session } = ctx
    const { reason } = await request.validateUsing(reasonValidator)
    const { id } = await findUser(Number(params.user))
    await db.transaction(async (trx) => {
      if (await isOperator(trx, id)) {
        throw new FormError({ reason: ADMIN_ERRORS.ofOperator })
      }
      await recordAct(trx, actorOf(ctx), { act: 'view', target: { kind: 'user', id }, reason })
      await recordSecurityEvent(trx, id, 'viewed_by_operator', {
        ...clientInfo(ctx),
        // Where operators sit is nothing to merchants.
        ipAddress: '',
        userAgent: null,
      })
    })
    beginView(session, id)
    return ctx.inertia.location('/dashboard')
  }

  /** What its pages hear of the merchant ends with it. */
  async destroy({ inertia, session }: HttpContext) {
    const userId = endView(session)
    if (userId !== null) {
      await endStreams(db.connection(), userId, { only: hashSessionId(session.sessionId) })
    }
    return inertia.location(userId === null ? '/dashboard' : `/admin/users/${userId}`)
  }
}
