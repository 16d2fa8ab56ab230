import db from '@adonisjs/lucid/services/db'
import { PAYOUTS_PER_BATCH } from '#config/payouts'
import { listPayable, type Payable } from '../queries/list_payable.js'
import { openBatch } from './open_batch.js'

interface RunOptions {
  /** Only looks whom it would pay. */
  dryRun?: boolean
}

/**
 * Pays every affiliate that has earned enough, as far as nothing holds it up. May be broken off and repeated at any time: nobody is
 * paid while a payout of theirs is under way.
 * @returns the payouts in the order of their making
 */
export async function runPayouts({ dryRun = false }: RunOptions = {}): Promise<Payable[]> {
  const paid: Payable[] = []
  for (let after = 0; ;) {
    const candidates = await listPayable(db.connection(), after, PAYOUTS_PER_BATCH)
    if (candidates.length === 0) return paid
    const ids = candidates.map(({ affiliateId }) => affiliateId)
    paid.push(...(dryRun ? candidates : await db.transaction((trx) => openBatch(trx, ids))))
    after = ids.at(-1)!
  }
}
