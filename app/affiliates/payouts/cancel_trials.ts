import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { settlePayout } from './settle_payout.js'

/**
 * Ends the payouts that were given to the sandbox and that it has not carried out, once PayPal has taken its place: no money has moved,
 * and nobody else will ever tell of them.
 */
export async function cancelTrials(): Promise<void> {
  const open = await sql<{ reference: string }>(
    db.connection(),
    `select p.reference::text from payouts p join payout_batches b on b.id = p.batch_id
     where b.provider = 'sandbox' and p.status = 'pending' order by p.id`
  )
  for (const { reference } of open) {
    const news = {
      reference,
      word: 'CANCELED',
      transactionId: null,
      failure: 'trial_over' as const,
    }
    await db.transaction((trx) => settlePayout(trx, news))
  }
  await sql(
    db.connection(),
    `update payout_batches set state = 'done' where provider = 'sandbox' and state in ('waiting', 'sent')`
  )
}
