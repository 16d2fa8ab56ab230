import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { payments } from '#config/billing'
import { sql } from '#app/shell/sql'
import { sendPaymentJob } from './send_payment_job.js'

/**
 * Has everything that could still charge an account ended at the payment provider once the transaction that deletes
 * it is committed, and forgets the provider's messages about it. The provider need not be reachable now.
 */
export async function closePayments(trx: TransactionClientContract, userId: number): Promise<void> {
  const [customer] = await sql<{ provider_id: string }>(
    trx,
    'select provider_id from customers where user_id = ?',
    [userId]
  )
  if (!customer) return
  await sql(trx, 'delete from webhook_events where customer_id = ?', [customer.provider_id])
  if (payments === 'off') return
  await sendPaymentJob(trx, { kind: 'close_customer', customerId: customer.provider_id })
}
