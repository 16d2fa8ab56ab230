import type { HttpContext } from '@adonisjs/core/http'
import { clientInfo } from '#app/accounts/sessions/client_info'
import { cursorIn } from '#app/core/database/cursor'
import { webhookLogDays } from '#config/retention'
import { MAX_ENDPOINTS, OLD_SECRET_HOURS, PATIENCE_MS } from '#config/webhooks'
import { changeEndpoint } from '../actions/change_endpoint.js'
import { createEndpoint } from '../actions/create_endpoint.js'
import { deleteEndpoint } from '../actions/delete_endpoint.js'
import { EVENT_TYPES } from '#app/api/endpoints/event_types'
import { findEndpoint, listEndpoints } from '../queries/find_endpoint.js'
import { listDeliveries } from '../queries/list_deliveries.js'
import { WEBHOOK_BANNERS } from '../messages/en/common.js'
import { deliveryData } from '../transformers/delivery_data.js'
import { endpointData } from '../transformers/endpoint_data.js'
import { changeEndpointValidator, createEndpointValidator } from '../validators/webhook.js'

/** Where a merchant is told what has happened. */
export default class WebhooksController {
  async index({ auth, inertia }: HttpContext) {
    const endpoints = await listEndpoints(auth.getUserOrFail().id)
    return inertia.render('webhooks/index', {
      endpoints: endpoints.map(endpointData),
      event_types: [...EVENT_TYPES],
      max_endpoints: MAX_ENDPOINTS,
    })
  }

  async store(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    const {
      url,
      description,
      event_types: types,
    } = await request.validateUsing(createEndpointValidator)
    const fields = { url, description: description ?? '', eventTypes: [...new Set(types)] }
    const id = await createEndpoint(auth.getUserOrFail().id, fields, clientInfo(ctx))
    session.flash('banner', WEBHOOK_BANNERS.created)
    return response.redirect().toRoute('webhooks.show', { webhook: id })
  }

  async show({ auth, inertia, params, request }: HttpContext) {
    const endpoint = await findEndpoint(auth.getUserOrFail().id, Number(params.webhook))
    const { deliveries, nextCursor } = await listDeliveries(endpoint.id, cursorIn(request))
    return inertia.render('webhooks/show', {
      endpoint: endpointData(endpoint),
      deliveries: inertia.merge(deliveries.map(deliveryData)),
      next_cursor: nextCursor,
      event_types: [...EVENT_TYPES],
      patience_seconds: PATIENCE_MS / 1000,
      old_secret_hours: OLD_SECRET_HOURS,
      log_days: webhookLogDays,
    })
  }

  async update(ctx: HttpContext) {
    const { auth, params, request, response, session } = ctx
    const {
      url,
      description,
      event_types: types,
      enabled,
    } = await request.validateUsing(changeEndpointValidator)
    const change = {
      userId: auth.getUserOrFail().id,
      endpointId: Number(params.webhook),
      url,
      description: description ?? '',
      eventTypes: [...new Set(types)],
      enabled,
    }
    await changeEndpoint(change, clientInfo(ctx))
    session.flash('banner', WEBHOOK_BANNERS.saved)
    return response.redirect().status(303).back()
  }

  async destroy(ctx: HttpContext) {
    const { auth, params, response, session } = ctx
    await deleteEndpoint(auth.getUserOrFail().id, Number(params.webhook), clientInfo(ctx))
    session.flash('banner', WEBHOOK_BANNERS.deleted)
    return response.redirect().status(303).toRoute('webhooks.index')
  }
}
