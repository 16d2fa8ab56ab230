import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ACCOUNTING_YEARS } from '#config/accounts'
import { sql } from '#app/shell/sql'

/**
 * Copies what tax law wants kept of an account that is about to go: its subscriptions, what was paid and what was bought, without
 * name, address or anything else that tells whose it was. Gifts, samples and what was paid back in credits are
 * no business and are not kept.
 */
export async function retainAccountingRecords(
  trx: TransactionClientContract,
  userId: number
): Promise<void> {
  const times = { userId, years: ACCOUNTING_YEARS }
  await sql(
    trx,
    `insert into accounting_records (former_user_id, kind, data, keep_until)
     select user_id, 'subscription', jsonb_build_object('provider_id', provider_id, 'status', status,
       'created_at', created_at, 'current_period_end', current_period_end),
       now() + make_interval(years => :years)
     from subscriptions where user_id = :userId`,
    times
  )
  await sql(
    trx,
    `insert into accounting_records (former_user_id, kind, data, keep_until)
     select user_id, 'payment', jsonb_build_object('provider_id', provider_id, 'kind', kind,
       'payment_intent_id', payment_intent_id, 'amount', amount, 'refunded', refunded, 'currency', currency,
       'dispute', dispute, 'paid_at', paid_at),
       now() + make_interval(years => :years)
     from payments where user_id = :userId`,
    times
  )
  await sql(
    trx,
    `insert into accounting_records (former_user_id, kind, data, keep_until)
     select user_id, 'credits_bought', jsonb_build_object('source', source, 'source_key', source_key,
       'kind', kind, 'amount', amount, 'created_at', created_at),
       now() + make_interval(years => :years)
     from credit_grants where user_id = :userId and source not in ('welcome', 'refund', 'demo', 'operator')`,
    times
  )
}
