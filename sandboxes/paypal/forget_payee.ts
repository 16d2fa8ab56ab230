import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

/** Removes what the sandbox knows of somebody whose account goes: where payouts went. */
export async function forgetPayee(trx: TransactionClientContract, userId: number): Promise<void> {
  await sql(
    trx,
    `with own as (
       select p.reference::text as reference from payouts p join affiliates a on a.id = p.affiliate_id
       where a.user_id = ?),
     messages as (
       delete from sandbox_payout_messages m using own
       where m.body -> 'resource' -> 'payout_item' ->> 'sender_item_id' = own.reference)
     delete from sandbox_payout_items i using own where i.sender_item_id = own.reference`,
    [userId]
  )
}
