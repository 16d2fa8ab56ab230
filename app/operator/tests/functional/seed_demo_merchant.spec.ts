import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { reconcile } from '#app/billing/actions/reconcile'
import { prepareDemoMerchant, seedDemoMerchant } from '#app/operator/samples/seed_demo_merchant'
import { firstOf } from '#app/core/elements'
import { DEMO_MERCHANT } from '#config/demo'
import { nextMonth, paymentsOf, subscriptionsOf } from '#tests/support/billing/sandbox'
import { creditsOf } from '#tests/support/credits'
import { until } from '#tests/support/until'

test('the demo merchant is a subscriber like any other', async ({ assert }) => {
  const prepared = await prepareDemoMerchant()
  await db.transaction((trx) => seedDemoMerchant(trx, prepared!))
  const { id } = await User.findByOrFail('email', DEMO_MERCHANT.email)
  assert.equal(await creditsOf(id, 'image'), 105)
  assert.equal(await creditsOf(id, 'model'), 21)
  assert.deepEqual((await reconcile()).repaired, [])
  const subscription = firstOf(await subscriptionsOf(id))
  await nextMonth(subscription.provider_id)
  await until(async () => (await paymentsOf(id)).length === 2)
  assert.equal(await creditsOf(id, 'image'), 205)
})
