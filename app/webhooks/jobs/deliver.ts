import logger from '@adonisjs/core/services/logger'
import { claimDelivery } from '../actions/claim_delivery.js'
import { releaseDelivery } from '../actions/release_delivery.js'
import { recordAttempt } from '../actions/record_attempt.js'
import { postEvent } from '../post_event.js'
import { loadBody } from '../queries/load_body.js'
import { openSecret } from '../secrets.js'
import { signatureHeaders } from '../sign.js'

/**
 * Sends an event to an endpoint once, if that is due. A worker that dies in between leaves it to another: what is sent may arrive
 * more than once, with the same id each time. Nothing is sent unsigned.
 * @param stopping aborts when this process has to stop: the delivery is given back then
 */
export async function deliver(deliveryId: number, stopping: AbortSignal): Promise<void> {
  const delivery = await claimDelivery(deliveryId)
  if (!delivery) return
  const body = await loadBody(delivery.messageId)
  if (body === null) return
  const secrets = delivery.secrets
    .map((sealed) => openSecret(delivery.userId, sealed))
    .filter((secret) => secret !== null)
  if (secrets.length === 0) {
    logger.error({ endpoint: delivery.endpointId }, 'the secret of a webhook cannot be read')
    await recordAttempt(delivery, { status: null, problem: 'secret', answer: '', durationMs: 0 })
    return
  }
  const headers = signatureHeaders(
    { id: delivery.messageId, timestamp: Math.floor(Date.now() / 1000), body },
    secrets
  )
  const answer = await postEvent(delivery.url, headers, body, { stopping })
  if (stopping.aborted && answer.status === null) await releaseDelivery(delivery)
  else await recordAttempt(delivery, answer)
}
