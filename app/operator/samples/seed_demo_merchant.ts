import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import User from '#app/accounts/models/user'
import { createAccount } from '#app/accounts/actions/register_user'
import { grantCredits } from '#app/billing/ledger/grant_credits'
import type { CreditKind } from '#config/credits'
import { DEMO_MERCHANT } from '#config/demo'
import { DEMO_PRODUCTS } from './catalog.js'
import { seedProduct } from './seed_product.js'

/** What a paid month grants. */
const CREDITS: Record<CreditKind, number> = { image: 100, video: 2, model: 20 }

/** Makes the merchant that a newcomer signs in as: subscribed, with credits and two trained products. */
export async function seedDemoMerchant(trx: TransactionClientContract): Promise<void> {
  const { email, password, name } = DEMO_MERCHANT
  if (await User.findBy('email', email, { client: trx })) return
  const user = await createAccount(trx, {
    name,
    email,
    password,
    emailVerifiedAt: DateTime.now(),
  })
  await trx.table('subscriptions').insert({ user_id: user.id, status: 'active' })
  for (const [kind, amount] of Object.entries(CREDITS)) {
    await grantCredits(trx, {
      userId: user.id,
      kind: kind as CreditKind,
      amount,
      source: 'demo',
      sourceKey: '1',
    })
  }
  for (const sample of DEMO_PRODUCTS) {
    await seedProduct(trx, { sample, ownerId: user.id, isPublic: false })
  }
}
