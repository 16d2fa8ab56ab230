import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { registerUser } from '#app/accounts/actions/register_user'
import type User from '#app/accounts/models/user'
import { grantCredits } from '#app/billing/ledger/grant_credits'
import type { CreditKind } from '#config/credits'

export const PASSWORD = 'correct horse battery'

/** A new merchant, with credits beside those of the welcome. */
export async function createMerchant(
  credits: Partial<Record<CreditKind, number>> = {}
): Promise<User> {
  const user = await registerUser({
    name: 'Ada Merchant',
    email: `ada-${randomUUID()}@example.test`,
    password: PASSWORD,
  })
  for (const [kind, amount] of Object.entries(credits)) {
    await db.transaction((trx) =>
      grantCredits(trx, {
        userId: user.id,
        kind: kind as CreditKind,
        amount,
        source: 'test',
        sourceKey: randomUUID(),
      })
    )
  }
  return user
}
