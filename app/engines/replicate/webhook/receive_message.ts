import logger from '@adonisjs/core/services/logger'
import vine from '@vinejs/vine'
import { codeField } from '#app/core/validation/text_fields'
import { KeptKeys } from '../../remote/webhook/kept_keys.js'
import {
  checkSignature,
  type MarkedMessage,
  noteEnd,
  parseMessage,
} from '../../remote/webhook/messages.js'
import { callOnce } from '../client.js'
import type { ReplicateSettings } from '../settings.js'
import { isSigned } from './signature.js'

const kept = new KeptKeys<string>()

/** A message is the prediction or training itself. */
const messageValidator = vine.create({
  id: codeField(200),
  status: vine.enum(['succeeded', 'failed', 'canceled', 'aborted']),
})

/**
 * Takes the provider's message that a request has ended, and wakes who waits for it. It does not say what came out: that is asked for
 * as always, and the message's own word is taken only when the provider has forgotten it.
 *
 * @throws AppError 401 `bad_signature`, 503 when the secret cannot be had
 */
export async function receiveMessage(
  message: MarkedMessage,
  settings: ReplicateSettings
): Promise<void> {
  await checkSignature(
    ({ isRenewed }) => kept.get(settings.url + settings.token, isRenewed, () => ask(settings)),
    (secret) => isSigned(message, secret)
  )
  const body = parseMessage(message.body)
  const [problem, value] = await messageValidator.tryValidate(body)
  if (problem) {
    logger.warn({ err: problem }, 'a message of Replicate is not understood')
    return
  }
  const output = value.status === 'succeeded' ? (body as { output?: unknown }).output : null
  await noteEnd(message.marker, value.id, output ?? null)
}

async function ask(settings: ReplicateSettings): Promise<string> {
  const { key } = await callOnce(settings, (client) => client.webhooks.default.secret.get())
  return key
}
