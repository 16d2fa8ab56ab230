import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import type { CreditKind } from '#config/credits'
import { sql } from '#app/core/database/sql'
import { notifyCredits } from './notify_credits.js'
import { notEnoughCredits } from '../errors.js'

export interface DebitCreditsInput {
  userId: number
  kind: CreditKind
  /** Positive whole number. */
  amount: number
  /** What the credits are taken for; each generation is debited at most once. */
  generationId: string
}

/**
 * Takes credits, from the grant that lapses first; grants that never lapse are spent last.
 * @throws AppError 402 `not_enough_credits` with `needed`, `available` and `kind`; nothing is taken then
 */
export async function debitCredits(
  trx: TransactionClientContract,
  { userId, kind, amount, generationId }: DebitCreditsInput
): Promise<void> {
  const { available } = firstOf(
    await sql<{ available: number }>(trx, 'select debit_credits(?, ?, ?, ?) as available', [
      userId,
      kind,
      amount,
      generationId,
    ])
  )
  if (available < amount) throw notEnoughCredits(kind, amount, available)
  notifyCredits(trx, userId)
}
