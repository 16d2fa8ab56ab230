import { test } from '@japa/runner'
import { rememberOrigin, checkoutOrigin } from '#app/billing/components/checkout_origin'
import { forget, keep, recall } from '#app/ui/client/browser_storage'

/** A browser that was told to keep nothing: the property itself throws. */
function refuseStorage(): () => void {
  for (const area of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(globalThis, area, {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
  Object.defineProperty(globalThis, 'location', {
    configurable: true,
    value: { pathname: '/dashboard', search: '' },
  })
  return () => {
    for (const name of ['localStorage', 'sessionStorage', 'location']) {
      Reflect.deleteProperty(globalThis, name)
    }
  }
}

test.group('A browser that keeps nothing', (group) => {
  group.each.setup(refuseStorage)

  test('is asked without harm', ({ assert }) => {
    keep('localStorage', 'key', 'text')
    forget('localStorage', 'key')
    assert.isNull(recall('localStorage', 'key'))
  })

  test('leads to the payment page all the same', ({ assert }) => {
    assert.doesNotThrow(rememberOrigin)
    assert.isNull(checkoutOrigin())
  })
})
