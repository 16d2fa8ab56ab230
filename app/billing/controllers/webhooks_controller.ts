import type { HttpContext } from '@adonisjs/core/http'
import { badSignature } from '#app/core/errors/errors'
import { withRawBody } from '#app/media/intake/raw_body'
import { receiveWebhook } from '../actions/receive_webhook.js'

export default class WebhooksController {
  async store({ request, response }: HttpContext) {
    const signature = request.header('stripe-signature')
    if (!signature) throw badSignature()
    await withRawBody(request, (body) => receiveWebhook(body, signature))
    response.header('content-type', 'application/json')
    return { received: true }
  }
}
