import { test } from '@japa/runner'
import { analytics, analyticsSources } from '#config/analytics'
import { currentAddress } from '../../client/current_address.js'

test.group('Addresses that analytics may reach', () => {
  test('are none unless something is configured', ({ assert }) => {
    assert.isNull(analytics)
    assert.deepEqual(analyticsSources(null), {
      scriptSrc: [],
      imgSrc: [],
      connectSrc: [],
      frameSrc: [],
    })
  })

  test('are those of what is configured', ({ assert }) => {
    const none = { posthog: null, googleAds: null, metaPixelId: null, consent: 'required' as const }
    const posthog = { key: 'k', host: 'https://ph.example.test/path' }
    assert.deepEqual(analyticsSources({ ...none, posthog }), {
      scriptSrc: [],
      imgSrc: [],
      connectSrc: ['https://ph.example.test'],
      frameSrc: [],
    })
    assert.deepEqual(analyticsSources({ ...none, metaPixelId: '1' }).scriptSrc, [
      'https://connect.facebook.net',
    ])
    const googleAds = { id: 'AW-1', label: 'x' }
    assert.deepEqual(analyticsSources({ ...none, googleAds }).scriptSrc, [
      'https://www.googletagmanager.com',
    ])
  })
})

test.group('Reported address', () => {
  test('has neither query nor secrets', ({ assert }) => {
    const at = (path: string) => currentAddress(new URL(path, 'https://shop.example.test') as never)
    assert.equal(at('/products/5?session_id=cs_1#x'), 'https://shop.example.test/products/5')
    assert.equal(
      at('/reset-password/0123456789abcdef0123456789abcdef?email=ada@example.test'),
      'https://shop.example.test/reset-password/-'
    )
  })
})
