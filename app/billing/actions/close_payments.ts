import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import { type PaymentProvider, paymentProvider } from '#config/billing'
import { sql } from '#app/core/database/sql'
import { sendPaymentJob } from './send_payment_job.js'

interface Customer {
  provider: PaymentProvider
  provider_id: string
  deleted_at: Date | null
}

/**
 * Has everything that could still charge an account ended at the payment provider once the transaction that deletes
 * it is committed, and forgets all messages about it. What arrives for it all the same is paid back. The provider need not be reachable now. What a former provider may
 * still charge is reported: only the operator can end that.
 */
export async function closePayments(trx: TransactionClientContract, userId: number): Promise<void> {
  const customers = await sql<Customer>(
    trx,
    'select provider, provider_id, deleted_at from customers where user_id = ?',
    [userId]
  )
  for (const { provider, provider_id: customerId, deleted_at: deletedAt } of customers) {
    await sql(trx, 'delete from webhook_events where customer_id = ?', [customerId])
    await sql(
      trx,
      'insert into former_customers (provider_id, provider) values (?, ?) on conflict do nothing',
      [customerId, provider]
    )
    if (deletedAt) continue
    if (provider === paymentProvider) {
      await sendPaymentJob(trx, { kind: 'close_customer', customerId })
    } else if (provider === 'stripe') {
      logger.error({ provider, customerId }, 'account deleted, its customer is at another provider')
    }
  }
}
