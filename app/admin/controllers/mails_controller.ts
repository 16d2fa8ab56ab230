import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { actorOf, recordAct } from '#app/accounts/operators/record_act'
import { sendTestMail } from '#app/operator/mails/send_test_mail'
import { sendMailsAgainAs } from '../acts/act_on_mails.js'
import { loadPage, sendList } from '../lists/list.js'
import { mailsList } from '../lists/mails.js'
import { ACT_BANNERS } from '../messages/en/acts.js'
import { mailRowData } from '../transformers/rows.js'
import { reasonValidator } from '../validators/acts.js'

export default class MailsController {
  async index(ctx: HttpContext) {
    const page = await loadPage(ctx, mailsList, mailRowData)
    return ctx.inertia.render('admin/mails', { ...page, rows: ctx.inertia.merge(page.rows) })
  }

  file(ctx: HttpContext) {
    return sendList(ctx, mailsList, 'mails', mailRowData)
  }

  /** Tries whether mail arrives at the operator's own address. */
  async test(ctx: HttpContext) {
    const { auth, response, session } = ctx
    const user = auth.getUserOrFail()
    await db.transaction(async (trx) => {
      await recordAct(trx, actorOf(ctx), {
        act: 'test_mail',
        target: { kind: 'user', id: user.id },
      })
      await sendTestMail(trx, user)
    })
    session.flash('banner', ACT_BANNERS.test_mail)
    return response.redirect().status(303).back()
  }

  /** Has one sent again that could not be sent. */
  send(ctx: HttpContext) {
    return this.#sendAgain(ctx, ctx.params.mail as string)
  }

  /** The same of all that can be. */
  sendAll(ctx: HttpContext) {
    return this.#sendAgain(ctx, null)
  }

  async #sendAgain(ctx: HttpContext, mailId: string | null) {
    const { request, response, session } = ctx
    const { reason } = await request.validateUsing(reasonValidator)
    await sendMailsAgainAs(actorOf(ctx), { mailId, reason })
    session.flash('banner', ACT_BANNERS.send_mails)
    return response.redirect().status(303).back()
  }
}
