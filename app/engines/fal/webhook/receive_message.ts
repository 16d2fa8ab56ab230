import logger from '@adonisjs/core/services/logger'
import vine from '@vinejs/vine'
import { codeField } from '#app/core/validation/text_fields'
import {
  checkSignature,
  type MarkedMessage,
  noteEnd,
  parseMessage,
} from '../../remote/webhook/messages.js'
import type { FalSettings } from '../settings.js'
import { webhookKeys } from './keys.js'
import { isSigned } from './signature.js'

const messageValidator = vine.create({
  request_id: codeField(200),
  status: vine.enum(['OK', 'ERROR']),
})

/**
 * Takes the provider's message that a request has ended, and wakes who waits for it. It does not say what came out: that is asked for
 * as always, and the message's own word is taken only when the provider has forgotten the request.
 *
 * @throws AppError 401 `bad_signature`, 503 when the provider's keys cannot be had
 */
export async function receiveMessage(message: MarkedMessage, settings: FalSettings): Promise<void> {
  await checkSignature(
    (options) => webhookKeys(settings, options),
    (keys) => isSigned(message, keys)
  )
  const body = parseMessage(message.body)
  const [problem, value] = await messageValidator.tryValidate(body)
  if (problem) {
    logger.warn({ err: problem }, 'a message of fal is not understood')
    return
  }
  const payload = value.status === 'OK' ? (body as { payload?: unknown }).payload : null
  await noteEnd(message.marker, value.request_id, payload ?? null)
}
