import { rm } from 'node:fs/promises'
import { test } from '@japa/runner'
import { DEMO_MERCHANT } from '#config/demo'
import { type Instance, makeDataDir, startInstance } from '#tests/support/instance'
import { query } from '#tests/support/query'
import { Visitor } from '#tests/support/visitor'

const IN_EARNEST = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_of_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
}

async function billingOf(instance: Instance) {
  const merchant = new Visitor(instance.url)
  const { email, password } = DEMO_MERCHANT
  await merchant.post('/login', { email, password })
  const { props } = await merchant.visit('/billing')
  return { merchant, props }
}

test('a subscription of the sandbox is over once Stripe takes the money, and counts again in the sandbox', async ({
  assert,
  cleanup,
}) => {
  const dataDir = await makeDataDir()
  let instance = await startInstance({ dataDir, env: { PAYMENTS: 'sandbox' } })
  cleanup(async () => {
    await instance.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const before = await billingOf(instance)
  assert.equal(before.props.subscription.state, 'active')
  assert.lengthOf(before.props.payments, 1)
  const made = await query(instance, 'select provider, provider_id from customers')
  assert.lengthOf(made, 1)
  await instance.stop()

  instance = await startInstance({ dataDir, env: IN_EARNEST })
  const { merchant, props } = await billingOf(instance)
  assert.isNull(props.subscription)
  assert.deepInclude(props.auth.user, { subscribed: false, had_subscription: false })
  assert.isFalse(props.can_manage)
  assert.deepEqual(props.payments, [])
  assert.isNotEmpty(props.grants)
  assert.equal((await merchant.post('/billing/portal')).status, 403)
  assert.equal((await merchant.post('/credits/checkout')).status, 403)
  await instance.stop()

  instance = await startInstance({ dataDir, env: { PAYMENTS: 'sandbox' } })
  const after = await billingOf(instance)
  assert.equal(after.props.subscription.state, 'active')
  assert.lengthOf(after.props.payments, 1)
  assert.deepEqual(await query(instance, 'select provider, provider_id from customers'), made)
}).tags(['@long'])
