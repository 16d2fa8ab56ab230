import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { settlePayout } from './settle_payout.js'

/**
 * Ends the payouts of a batch whose affiliates were put on hold after it was made; the amounts are back on their balances. Only
 * for batches that were never sent: of others PayPal may already have paid them.
 */
export async function cancelHeld(batchId: number): Promise<void> {
  const held = await sql<{ reference: string }>(
    db.connection(),
    `select p.reference::text from payouts p join affiliates a on a.id = p.affiliate_id
     where p.batch_id = ? and p.status = 'pending' and a.held_at is not null order by p.id`,
    [batchId]
  )
  for (const { reference } of held) {
    const news = { reference, word: 'CANCELED', transactionId: null, failure: 'on_hold' as const }
    await db.transaction((trx) => settlePayout(trx, news))
  }
}
