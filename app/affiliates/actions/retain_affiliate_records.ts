import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { retainRecords } from '#app/billing/actions/retain_records'

/** Copies what an affiliate whose account is about to go has earned and was paid: the ledger and the payouts, without a name. */
export async function retainAffiliateRecords(
  trx: TransactionClientContract,
  userId: number
): Promise<void> {
  await retainRecords(
    trx,
    userId,
    'affiliate_entry',
    `select jsonb_build_object('reason', e.reason, 'change', e.change,
       'balance', e.balance, 'payout_id', e.payout_id, 'created_at', e.created_at) as data
     from affiliate_entries e join affiliates a on a.id = e.affiliate_id
     where a.user_id = :userId order by e.id`
  )
  await retainRecords(
    trx,
    userId,
    'affiliate_payout',
    `select jsonb_build_object('reference', p.reference, 'amount', p.amount,
       'status', p.status, 'transaction_id', p.transaction_id, 'created_at', p.created_at, 'ended_at', p.ended_at) as data
     from payouts p join affiliates a on a.id = p.affiliate_id where a.user_id = :userId`
  )
}
