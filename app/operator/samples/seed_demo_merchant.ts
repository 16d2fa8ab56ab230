import hash from '@adonisjs/core/services/hash'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import User from '#app/accounts/models/user'
import { createAccount } from '#app/accounts/actions/register_user'
import { seedDemoSubscription } from './seed_demo_subscription.js'
import { ensureCatalog } from '#sandboxes/stripe/catalog'
import { grantCredits } from '#app/credits/ledger/grant_credits'
import { storeAnswers, type StoreAnswersInput } from '#app/onboarding/actions/store_answers'
import { payments, PLAN } from '#config/billing'
import type { CreditKind } from '#config/credits'
import { DEMO_MERCHANT } from '#config/demo'
import { DEMO_PRODUCTS } from './catalog.js'
import { seedProduct } from './seed_product.js'
import { storeSample, type StoredSample } from './store_sample.js'

/** Of the questionnaire: the demo merchant is at home already. */
const ANSWERS = {
  industry: 'fashion',
  otherIndustry: null,
  useReasons: ['ecommerce', 'social_media'],
} satisfies Omit<StoreAnswersInput, 'userId'>

interface PreparedMerchant {
  /** The hash of the password. */
  hashed: string
  /** The products with their files in the store. */
  samples: StoredSample[]
}

/**
 * Does for {@link seedDemoMerchant} what is not done within a transaction, where there is no demo merchant yet.
 * @returns null where there is one
 */
export async function prepareDemoMerchant(): Promise<PreparedMerchant | null> {
  if (await User.findBy('email', DEMO_MERCHANT.email)) return null
  if (payments === 'sandbox') await ensureCatalog()
  const samples: StoredSample[] = []
  for (const sample of DEMO_PRODUCTS) samples.push(await storeSample(sample))
  return { hashed: await hash.make(DEMO_MERCHANT.password), samples }
}

/**
 * Makes the merchant that a newcomer signs in as, with two trained products: subscribed in the payment sandbox, or with
 * credits for nothing where there is none.
 * @param prepared by {@link prepareDemoMerchant}
 */
export async function seedDemoMerchant(
  trx: TransactionClientContract,
  { hashed, samples }: PreparedMerchant
): Promise<void> {
  const { email, name } = DEMO_MERCHANT
  if (await User.findBy('email', email, { client: trx })) return
  const user = await createAccount(trx, {
    name,
    email,
    hashed,
    emailVerifiedAt: DateTime.now(),
  })
  await storeAnswers({ userId: user.id, ...ANSWERS }, trx)
  if (payments === 'sandbox') await seedDemoSubscription(trx, { userId: user.id, name, email })
  else await giveCredits(trx, user.id)
  for (const stored of samples) {
    await seedProduct(trx, { stored, ownerId: user.id, isPublic: false })
  }
}

async function giveCredits(trx: TransactionClientContract, userId: number): Promise<void> {
  const gift = { userId, source: 'demo', sourceKey: '1' }
  for (const [kind, amount] of Object.entries(PLAN.credits) as [CreditKind, number][]) {
    await grantCredits(trx, { ...gift, kind, amount })
  }
}
