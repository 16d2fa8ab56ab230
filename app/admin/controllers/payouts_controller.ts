import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/accounts/operators/record_act'
import { listStuckBatches } from '#app/affiliates/queries/list_stuck_batches'
import { payouts as mode, SILENT_DAYS } from '#config/payouts'
import { settleBatch } from '../acts/settle_batch.js'
import { loadPage, sendList } from '../lists/list.js'
import { payoutsList } from '../lists/payouts.js'
import { ACT_BANNERS } from '../messages/en/acts.js'
import { payoutRowData, stuckBatchData } from '../transformers/affiliate_rows.js'
import { settleValidator } from '../validators/acts.js'

/** What affiliates are paid, and what PayPal does not tell of. */
export default class PayoutsController {
  async index(ctx: HttpContext) {
    const page = await loadPage(ctx, payoutsList, payoutRowData)
    return ctx.inertia.render('admin/payouts', {
      ...page,
      rows: ctx.inertia.merge(page.rows),
      mode,
      silent_days: SILENT_DAYS,
      stuck: (await listStuckBatches()).map(stuckBatchData),
    })
  }

  file(ctx: HttpContext) {
    return sendList(ctx, payoutsList, 'payouts', payoutRowData)
  }

  async settle(ctx: HttpContext) {
    const { params, request, response, session } = ctx
    const { finding, payout, reason } = await request.validateUsing(settleValidator)
    await settleBatch(actorOf(ctx), { batchId: Number(params.batch), finding, payout, reason })
    session.flash('banner', ACT_BANNERS.settle_payouts)
    return response.redirect().status(303).back()
  }
}
