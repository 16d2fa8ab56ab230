import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/accounts/operators/record_act'
import { listSignals } from '#app/affiliates/queries/list_signals'
import { actOnAffiliate } from '../acts/act_on_affiliate.js'
import { affiliatesList } from '../lists/affiliates.js'
import { loadPage, sendList } from '../lists/list.js'
import { ACT_BANNERS } from '../messages/en/acts.js'
import { affiliateRowData, signalData } from '../transformers/affiliate_rows.js'
import { affiliateActValidator } from '../validators/acts.js'

/** Signs of fraud that a page shows; the command `affiliates:signals` lists all. */
const MOST_SIGNALS = 200

export default class AffiliatesController {
  async index(ctx: HttpContext) {
    const page = await loadPage(ctx, affiliatesList, affiliateRowData)
    return ctx.inertia.render('admin/affiliates', { ...page, rows: ctx.inertia.merge(page.rows) })
  }

  file(ctx: HttpContext) {
    return sendList(ctx, affiliatesList, 'affiliates', affiliateRowData)
  }

  /** Counted over all payments of referred users: the page comes before them. */
  signals({ inertia }: HttpContext) {
    return inertia.render('admin/affiliate_signals', {
      signals: inertia.defer(async () =>
        (await listSignals()).slice(0, MOST_SIGNALS).map(signalData)
      ),
    })
  }

  async act(ctx: HttpContext) {
    const { params, request, response, session } = ctx
    const { act, reason } = await request.validateUsing(affiliateActValidator)
    await actOnAffiliate(actorOf(ctx), { affiliateId: Number(params.affiliate), act, reason })
    session.flash('banner', ACT_BANNERS[act])
    return response.redirect().status(303).back()
  }
}
