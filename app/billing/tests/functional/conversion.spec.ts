import { test } from '@japa/runner'
import { NOTHING, claimConversion } from '#app/billing/actions/claim_conversion'
import { apart } from '#tests/support/apart'
import { createMerchant } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { giveCheckout } from '#tests/support/standing'

test.group('A purchase told to analytics', () => {
  test('is handed out once, whoever asks at the same time', async ({ assert }) => {
    const { id } = await createMerchant()
    const bought = await giveCheckout(id, {
      kind: 'subscription',
      coupon: '50OFF',
      status: 'complete',
      completed_at: new Date(),
    })
    const all = await apart(3, () => claimConversion(id))
    const told = all.filter(({ googleAdsConversion }) => googleAdsConversion.enabled)
    assert.deepEqual(told, [
      {
        googleAdsConversion: { enabled: true, transactionId: bought },
        posthogData: {
          event: 'checkout_completed',
          properties: { kind: 'subscription', coupon: '50OFF', value: 14.5, currency: 'USD' },
        },
      },
    ])
    assert.deepEqual(await claimConversion(id), NOTHING)
  })

  test('is none that was not paid, or is long ago', async ({ assert }) => {
    const { id } = await createMerchant()
    await giveCheckout(id, { status: 'open' })
    await giveCheckout(id, { status: 'complete', completed_at: new Date('2020-01-01') })
    assert.deepEqual(await claimConversion(id), NOTHING)
  })

  test('stays untold where nothing is configured', async ({ assert }) => {
    const visitor = await signIn()
    await giveCheckout(visitor.user.id, { status: 'complete', completed_at: new Date() })
    const { props, response } = await visitor.visit('/dashboard')
    assert.isNull(props.analytics)
    assert.deepInclude(props, NOTHING)
    const page = await visitor.get('/dashboard', { headers: { accept: 'text/html' } })
    assert.notMatch(
      page.headers.get('content-security-policy')!,
      /https?:/,
      'nobody outside may be asked'
    )
    assert.equal(response.status, 200)
    assert.isTrue((await claimConversion(visitor.user.id)).googleAdsConversion.enabled)
  })
})
