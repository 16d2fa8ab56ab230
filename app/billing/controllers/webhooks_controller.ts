import type { HttpContext } from '@adonisjs/core/http'
import { readRawBody } from '#app/core/http/raw_body'
import { receiveWebhook } from '../actions/receive_webhook.js'

export default class WebhooksController {
  async store({ request, response }: HttpContext) {
    const body = await readRawBody(request.request)
    await receiveWebhook(body, request.header('stripe-signature') ?? '')
    response.header('content-type', 'application/json')
    return { received: true }
  }
}
