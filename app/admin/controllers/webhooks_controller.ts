import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/accounts/operators/record_act'
import { actOnWebhook } from '../acts/act_on_webhook.js'
import { loadPage, sendList } from '../lists/list.js'
import { webhooksList } from '../lists/webhooks.js'
import { ACT_BANNERS } from '../messages/en/acts.js'
import { webhookRowData } from '../transformers/webhook_row_data.js'
import { webhookActValidator } from '../validators/acts.js'

/** Where merchants are told what has happened, as far as it fails. */
export default class WebhooksController {
  async index(ctx: HttpContext) {
    const page = await loadPage(ctx, webhooksList, webhookRowData)
    return ctx.inertia.render('admin/webhooks', { ...page, rows: ctx.inertia.merge(page.rows) })
  }

  file(ctx: HttpContext) {
    return sendList(ctx, webhooksList, 'webhooks', webhookRowData)
  }

  async act(ctx: HttpContext) {
    const { params, request, response, session } = ctx
    const { act, reason } = await request.validateUsing(webhookActValidator)
    await actOnWebhook(actorOf(ctx), { endpointId: Number(params.endpoint), act, reason })
    session.flash('banner', ACT_BANNERS[act])
    return response.redirect().status(303).back()
  }
}
