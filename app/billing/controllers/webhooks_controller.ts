import type { IncomingMessage } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#app/shell/exceptions/app_error'
import { receiveWebhook } from '../actions/receive_webhook.js'

/** Far above what the provider sends. */
const LIMIT_BYTES = 512 * 1024

export default class WebhooksController {
  async store({ request, response, session }: HttpContext) {
    // The provider keeps no cookies: without this, each message would leave a session behind.
    if (session.fresh) session.clear()
    const body = await readBody(request.request)
    await receiveWebhook(body, request.header('stripe-signature') ?? '')
    response.header('content-type', 'application/json')
    return { received: true }
  }
}

/** The bytes as they came: the signature is over them. */
async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= LIMIT_BYTES) chunks.push(chunk)
  }
  if (size > LIMIT_BYTES) throw new AppError(413, 'too_large', 'The request is too large.')
  return Buffer.concat(chunks)
}
