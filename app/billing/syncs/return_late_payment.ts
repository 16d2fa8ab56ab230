import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { referenceId } from '../stripe/reference_id.js'
import { refundOnce } from '../stripe/refund_once.js'

interface LatePayment {
  customer: string | { id: string } | null
  /** The invoice's or the checkout session's. */
  providerId: string
  /** What has paid it; null when nothing was to be paid. */
  intent: string | null
}

/**
 * Pays back what arrived for an account that was deleted before it was booked: nobody can have anything for it any more. What
 * belongs to customers that were never ours is left alone.
 */
export async function returnLatePayment({
  customer,
  providerId,
  intent,
}: LatePayment): Promise<void> {
  if (!intent) return
  const late = await sql(
    db.connection(),
    `select 1 from former_customers c where c.provider_id = ? and not exists (
       select 1 from accounting_records r where r.kind = 'payment' and r.data->>'provider_id' = ?)`,
    [referenceId(customer), providerId]
  )
  if (late.length === 0) return
  logger.warn({ providerId }, 'paid back what arrived after its account was deleted')
  await refundOnce(intent, 'requested_by_customer')
}
