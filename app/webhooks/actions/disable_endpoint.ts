import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/mail/actions/queue_mail'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { sql } from '#app/core/database/sql'
import type { DisabledReason } from '../delivery_state.js'

/**
 * Switches an endpoint off, and tells its owner.
 * @returns whether it was on
 */
export async function disableEndpoint(
  trx: TransactionClientContract,
  endpointId: number,
  reason: Exclude<DisabledReason, 'owner'>
): Promise<boolean> {
  const [owner] = await sql<{ id: number; name: string; email: string; address: string }>(
    trx,
    `update webhook_endpoints e set disabled_at = now(), disabled_reason = ? from users u
     where e.id = ? and e.disabled_at is null and u.id = e.user_id
     returning u.id, u.name, u.email, e.url as address`,
    [reason, endpointId]
  )
  if (!owner) return false
  await queueMail(trx, {
    userId: owner.id,
    recipient: owner.email,
    kind: 'webhook_disabled',
    data: {
      name: owner.name,
      reason,
      address: owner.address,
      url: absoluteUrl(`/user/webhooks/${endpointId}`),
    },
  })
  return true
}
