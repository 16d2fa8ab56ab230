import type { HttpContext } from '@adonisjs/core/http'
import { resendDelivery } from '../actions/resend_delivery.js'
import { sendTestEvent } from '../actions/send_test_event.js'

/** What is sent to an endpoint by hand. */
export default class WebhookDeliveriesController {
  async test({ auth, params, response }: HttpContext) {
    await sendTestEvent(auth.getUserOrFail().id, Number(params.webhook))
    return response.redirect().status(303).back()
  }

  async resend({ auth, params, response }: HttpContext) {
    await resendDelivery({
      userId: auth.getUserOrFail().id,
      endpointId: Number(params.webhook),
      deliveryId: Number(params.delivery),
    })
    return response.redirect().status(303).back()
  }
}
