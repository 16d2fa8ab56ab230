import type { HttpContext } from '@adonisjs/core/http'
import { clientInfo } from '#app/accounts/sessions/client_info'
import { listSecurityEvents } from '#app/accounts/queries/list_security_events'
import { securityEventData } from '#app/accounts/transformers/security_event_data'
import { listEntries } from '#app/billing/queries/list_entries'
import { entryData } from '#app/credits/transformers/entry_data'
import { actOnUser } from '../acts/act_on_user.js'
import { actorOf } from '#app/accounts/operators/record_act'
import { actsList } from '../lists/acts.js'
import { loadPage, sendList } from '../lists/list.js'
import { paymentsList } from '../lists/payments.js'
import { usersList } from '../lists/users.js'
import { workList } from '../lists/work.js'
import { ACT_BANNERS } from '../messages/en/acts.js'
import { findUser } from '../queries/find_user.js'
import { actRowData, paymentRowData, workRowData } from '../transformers/rows.js'
import { userData } from '../transformers/user_data.js'
import { userRowData } from '../transformers/user_row_data.js'
import { userActValidator } from '../validators/acts.js'

/** Of each of its lists, on the page of an account. */
const LATEST = 8

/** Accounts, and what is done to them. */
export default class UsersController {
  async index(ctx: HttpContext) {
    const page = await loadPage(ctx, usersList, userRowData)
    return ctx.inertia.render('admin/users', { ...page, rows: ctx.inertia.merge(page.rows) })
  }

  file(ctx: HttpContext) {
    return sendList(ctx, usersList, 'users', userRowData)
  }

  async show({ inertia, params }: HttpContext) {
    const user = await findUser(Number(params.user))
    const [work, payments, entries, events, acts] = await Promise.all([
      workList.load({ q: user.email, state: 'all' }, null, LATEST),
      paymentsList.load({ q: user.email, state: 'all' }, null, LATEST),
      listEntries({ userId: user.id, before: null, limit: LATEST, kind: null, reason: null }),
      listSecurityEvents(user.id, null),
      actsList.load({ q: String(user.id) }, null, LATEST),
    ])
    return inertia.render('admin/user', {
      user: userData(user),
      work: work.map(workRowData),
      payments: payments.map(paymentRowData),
      entries: entries.entries.map(entryData),
      events: events.events.slice(0, LATEST).map(securityEventData),
      acts: acts.map(actRowData),
    })
  }

  async act(ctx: HttpContext) {
    const { params, request, response, session } = ctx
    const { act, reason, kind, amount, ...limits } = await request.validateUsing(userActValidator)
    const userId = Number(params.user)
    const client = clientInfo(ctx)
    await actOnUser(actorOf(ctx), { userId, act, reason, kind, amount, limits, client })
    session.flash('banner', ACT_BANNERS[act])
    if (act === 'delete') return response.redirect().status(303).toRoute('admin.users')
    return response.redirect().status(303).back()
  }
}
