import { randomUUID } from 'node:crypto'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { createAccount } from '#app/accounts/actions/register_user'
import type User from '#app/accounts/models/user'
import { grantCredits } from '#app/credits/ledger/grant_credits'
import type { CreditKind } from '#config/credits'
import { giveSubscription } from './standing.js'

export const PASSWORD = 'correct horse battery'

/** A new merchant with a verified address, with credits beside those of the welcome. */
export async function createMerchant(
  credits: Partial<Record<CreditKind, number>> = {}
): Promise<User> {
  const hashed = await hash.make(PASSWORD)
  const user = await db.transaction((trx) =>
    createAccount(trx, {
      name: 'Ada Merchant',
      email: `ada-${randomUUID()}@example.test`,
      hashed,
      emailVerifiedAt: DateTime.now(),
    })
  )
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

/** The same with a subscription, which making pictures of one's own products needs. */
export async function createSubscriber(
  credits: Partial<Record<CreditKind, number>> = {}
): Promise<User> {
  const user = await createMerchant(credits)
  await giveSubscription(user.id)
  return user
}
