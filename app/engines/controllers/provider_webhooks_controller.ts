import type { HttpContext } from '@adonisjs/core/http'
import { readRawBody } from '#app/core/http/raw_body'
import { fal } from '#config/fal'
import { replicate } from '#config/replicate'
import type { MarkedMessage } from '../remote/webhook/messages.js'

/** Messages name files by their addresses; they do not bring them. */
const LIMIT_BYTES = 2 * 1024 * 1024

/** Where providers tell that a request has ended; each is here only while its engine is in use. */
export default class ProviderWebhooksController {
  async fal(context: HttpContext) {
    const { receiveMessage } = await import('../fal/webhook/receive_message.js')
    return receive(context, (message) => receiveMessage(message, fal!))
  }

  async replicate(context: HttpContext) {
    const { receiveMessage } = await import('../replicate/webhook/receive_message.js')
    return receive(context, (message) => receiveMessage(message, replicate!))
  }
}

async function receive(
  { request, response }: HttpContext,
  take: (message: MarkedMessage) => Promise<void>
) {
  const body = await readRawBody(request.request, LIMIT_BYTES)
  const header = (name: string) => request.header(name) ?? ''
  const marker = String(request.qs().request ?? '')
  await take({ body, header, marker })
  response.header('content-type', 'application/json')
  return { received: true }
}
