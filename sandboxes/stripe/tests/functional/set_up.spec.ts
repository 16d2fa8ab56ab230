import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { setUpProvider } from '#app/billing/actions/set_up_provider'
import { sandboxClient } from '../sandbox_client.js'

const stripe = sandboxClient()

test.group('What is sold in the sandbox', () => {
  test('is complete for the command that sets up a provider', async ({ assert, cleanup }) => {
    const { data } = await stripe.webhookEndpoints.list()
    const own = data.find(({ url }) => url.endsWith('/webhooks/stripe'))!
    cleanup(async () => {
      await stripe.webhookEndpoints.update(own.id, { enabled_events: ['*'] })
    })
    const { done, webhookSecret } = await setUpProvider()
    assert.isNull(webhookSecret)
    for (const line of done) assert.match(line, /is there$/)
  })

  test('can be added to, and a lookup key moves on when asked to', async ({ assert }) => {
    const key = `key-${randomUUID()}`
    const product = await stripe.products.create({ name: 'Yearbook' })
    const fields = { product: product.id, currency: 'usd', unit_amount: 500, lookup_key: key }
    const first = await stripe.prices.create(fields)
    await assert.rejects(() => stripe.prices.create({ ...fields, unit_amount: 600 }))
    const next = await stripe.prices.create({
      ...fields,
      unit_amount: 600,
      transfer_lookup_key: true,
    })
    const { data } = await stripe.prices.list({ lookup_keys: [key] })
    assert.deepEqual(
      data.map(({ id }) => id),
      [next.id]
    )
    assert.isNull((await stripe.prices.retrieve(first.id)).lookup_key)
    const coupon = await stripe.coupons.create({ id: key, percent_off: 25, duration: 'once' })
    assert.equal((await stripe.coupons.retrieve(coupon.id)).percent_off, 25)
    await assert.rejects(() =>
      stripe.coupons.create({ id: key, percent_off: 25, duration: 'once' })
    )
  })
})
