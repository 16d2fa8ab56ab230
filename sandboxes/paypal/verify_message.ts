import { SANDBOX_WEBHOOK_ID } from '#config/payout_sandbox'
import { isSame, signMessage } from './tokens.js'

/** Whether a message is the sandbox's own, as the API answers it. */
export function verifyMessage(given: Record<string, unknown>): object {
  const { transmission_id: id, transmission_time: time, transmission_sig: signature } = given
  const body = JSON.stringify(given.webhook_event)
  const isGenuine =
    given.webhook_id === SANDBOX_WEBHOOK_ID &&
    typeof body === 'string' &&
    isSame(String(signature), signMessage(String(id), String(time), body))
  return { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' }
}
