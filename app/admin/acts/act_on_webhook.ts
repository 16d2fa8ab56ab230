import db from '@adonisjs/lucid/services/db'
import { type Actor, recordAct } from '#app/accounts/operators/record_act'
import { lockRows } from '#app/core/database/row_locks'
import { sql } from '#app/core/database/sql'
import { notFound } from '#app/core/errors/errors'
import { FormError } from '#app/core/errors/form_error'
import { disableEndpoint } from '#app/webhooks/actions/disable_endpoint'
import { retryPending } from '#app/webhooks/actions/retry_pending'
import { ADMIN_ERRORS } from '../messages/en/errors.js'

/** What can be done to a merchant's endpoint. */
export const WEBHOOK_ACTS = ['retry_webhook', 'disable_webhook'] as const

export interface ActOnWebhookInput {
  endpointId: number
  act: (typeof WEBHOOK_ACTS)[number]
  reason: string
}

/**
 * Has what waits for an endpoint sent now, or switches it off, and writes it down with its account, in one transaction.
 * @throws AppError 404 without such an endpoint
 * @throws FormError under `reason` where it is off already, or nothing waits for it
 */
export async function actOnWebhook(
  actor: Actor,
  { endpointId, act, reason }: ActOnWebhookInput
): Promise<void> {
  await db.transaction(async (trx) => {
    const [found] = await sql<{ userId: number }>(
      trx,
      'select user_id as "userId" from webhook_endpoints where id = ?',
      [endpointId]
    )
    if (!found) throw notFound()
    const { userId } = found
    await lockRows(trx, 'users', [userId], 'key share')
    const target = { kind: 'user', id: userId } as const
    await recordAct(trx, actor, { act, target, details: { endpoint: endpointId }, reason })
    if (act === 'disable_webhook') {
      const wasOn = await disableEndpoint(trx, endpointId, 'operator')
      if (!wasOn) throw new FormError({ reason: ADMIN_ERRORS.endpointOff })
      return
    }
    const [endpoint] = await sql<{ isOff: boolean }>(
      trx,
      'select disabled_at is not null as "isOff" from webhook_endpoints where id = ? for key share',
      [endpointId]
    )
    if (endpoint?.isOff !== false) throw new FormError({ reason: ADMIN_ERRORS.endpointOff })
    const count = await retryPending(trx, { id: endpointId, userId })
    if (count === 0) throw new FormError({ reason: ADMIN_ERRORS.nothingWaits })
  })
}
