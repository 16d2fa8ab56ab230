import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import { badSignature, notFound } from '#app/core/errors/errors'
import { withRawBody } from '#app/media/intake/raw_body'
import { payouts } from '#config/payouts'
import { receiveMessage } from '../payouts/receive_message.js'
import { type Proof, PROOF_HEADERS } from '../paypal/paypal_client.js'

/** `POST /webhooks/paypal`: PayPal tells how payouts ended. */
export default class PaypalWebhooksController {
  async store({ request, response }: HttpContext) {
    if (payouts === 'off') throw notFound()
    const proof = proofIn(request)
    if (!proof) throw badSignature()
    await withRawBody(request, (body) => receiveMessage(body.toString('utf8'), proof))
    response.header('content-type', 'application/json')
    return { received: true }
  }
}

/** Null when a header is missing. */
function proofIn(request: HttpRequest): Proof | null {
  const headers = Object.entries(PROOF_HEADERS).map(([name, header]) => {
    return [name, request.header(header)]
  })
  return headers.every(([, value]) => value) ? (Object.fromEntries(headers) as Proof) : null
}
