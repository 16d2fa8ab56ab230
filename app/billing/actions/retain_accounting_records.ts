import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { retainRecords } from './retain_records.js'

/**
 * Copies what tax law wants kept of an account that is about to go: its subscriptions, what was paid and what was bought, without
 * name, address or anything else that tells whose it was. Gifts, samples and what was paid back in credits are
 * no business and are not kept.
 */
export async function retainAccountingRecords(
  trx: TransactionClientContract,
  userId: number
): Promise<void> {
  await retainRecords(
    trx,
    userId,
    'subscription',
    `select jsonb_build_object('provider', provider, 'provider_id', provider_id, 'status', status,
       'created_at', created_at, 'current_period_end', current_period_end) as data
     from subscriptions where user_id = :userId`
  )
  await retainRecords(
    trx,
    userId,
    'payment',
    `select jsonb_build_object('provider', provider, 'provider_id', provider_id, 'kind', kind,
       'payment_intent_id', payment_intent_id, 'amount', amount, 'refunded', refunded, 'currency', currency,
       'dispute', dispute, 'paid_at', paid_at) as data
     from payments where user_id = :userId`
  )
  await retainRecords(
    trx,
    userId,
    'credits_bought',
    `select jsonb_build_object('source', source, 'source_key', source_key,
       'kind', kind, 'amount', amount, 'created_at', created_at) as data
     from credit_grants where user_id = :userId and source not in ('welcome', 'refund', 'demo', 'operator')`
  )
}
