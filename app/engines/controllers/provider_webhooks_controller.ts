import type { HttpContext } from '@adonisjs/core/http'
import { withRawBody } from '#app/media/intake/raw_body'
import { fal } from '#config/fal'
import { replicate } from '#config/replicate'
import type { MarkedMessage } from '../remote/webhook/messages.js'
import { unsignedMessage } from '../errors.js'

/** Messages name files by their addresses; they do not bring them. */
const LIMIT_BYTES = 2 * 1024 * 1024

/** Where providers tell that a request has ended; each is here only while its engine is in use. */
export default class ProviderWebhooksController {
  async fal(context: HttpContext) {
    const { receiveMessage } = await import('../fal/webhook/receive_message.js')
    return receive(context, 'x-fal-webhook-signature', (message) => receiveMessage(message, fal!))
  }

  async replicate(context: HttpContext) {
    const { receiveMessage } = await import('../replicate/webhook/receive_message.js')
    return receive(context, 'webhook-signature', (message) => receiveMessage(message, replicate!))
  }
}

async function receive(
  { request, response }: HttpContext,
  signature: string,
  take: (message: MarkedMessage) => Promise<void>
) {
  if (!request.header(signature)) throw unsignedMessage()
  const header = (name: string) => request.header(name) ?? ''
  const marker = String(request.qs().request ?? '')
  await withRawBody(request, (body) => take({ body, header, marker }), LIMIT_BYTES)
  response.header('content-type', 'application/json')
  return { received: true }
}
