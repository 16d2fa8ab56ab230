import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { seedSandboxSubscription } from '#sandboxes/stripe/actions/seed_subscription'
import { seedSubscription } from '#app/billing/actions/seed_subscription'

interface DemoMerchant {
  userId: number
  name: string
  email: string
}

/** Subscribes the demo merchant in the payment sandbox, and writes down what its messages would have brought. */
export async function seedDemoSubscription(
  trx: TransactionClientContract,
  merchant: DemoMerchant
): Promise<void> {
  await seedSubscription(trx, merchant.userId, await seedSandboxSubscription(trx, merchant))
}
