import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { actorOf, recordAct } from '#app/accounts/operators/record_act'
import { markErrorsSeen } from '#app/core/error_log/keep_errors'
import { errorsList } from '../lists/errors.js'
import { loadPage, sendList } from '../lists/list.js'
import { ACT_BANNERS } from '../messages/en/acts.js'
import { errorRowData } from '../transformers/error_row_data.js'
import { seenErrorsValidator } from '../validators/acts.js'

/** Unexpected errors of the last days. */
export default class ErrorsController {
  async index(ctx: HttpContext) {
    const page = await loadPage(ctx, errorsList, errorRowData)
    return ctx.inertia.render('admin/errors', { ...page, rows: ctx.inertia.merge(page.rows) })
  }

  file(ctx: HttpContext) {
    return sendList(ctx, errorsList, 'errors', errorRowData)
  }

  /** Marks one as seen, or all. */
  async see(ctx: HttpContext) {
    const { request, response, session } = ctx
    const { error } = await request.validateUsing(seenErrorsValidator)
    await db.transaction(async (trx) => {
      const count = await markErrorsSeen(trx, error)
      const target = error === undefined ? undefined : ({ kind: 'error', id: error } as const)
      if (count > 0) {
        await recordAct(trx, actorOf(ctx), { act: 'see_errors', target, details: { count } })
      }
    })
    session.flash('banner', ACT_BANNERS.see_errors)
    return response.redirect().status(303).back()
  }
}
