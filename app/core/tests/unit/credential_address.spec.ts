import { test } from '@japa/runner'
import { credentialAddress, credentialOrigin } from '#config/credential_address'
import { SETTINGS } from '#start/env'

test.group('Addresses that are called with a key', () => {
  test('are taken with https, and with http on this machine alone', ({ assert }) => {
    for (const fine of ['https://api.test/v1', 'http://127.0.0.1:4000/queue', 'http://[::1]:80']) {
      assert.equal(credentialAddress('FAL_API_URL', fine), fine)
    }
    assert.isUndefined(credentialAddress('FAL_API_URL', ''))
    const inClear = /^FAL_API_URL is http:\/\/api\.test, where a key would be sent in clear/
    assert.throws(() => credentialAddress('FAL_API_URL', 'http://api.test/v1'), inClear)
    assert.throws(() => credentialAddress('FAL_API_URL', 'api.test'), /is no address/)
  })

  test('never have a password in what is said of them', ({ assert }) => {
    for (const wrong of ['https://ada:secret@api.test', 'https://api.test/?key=secret']) {
      assert.throws(
        () => credentialAddress('FAL_API_URL', wrong),
        /: write it as https:\/\/api\.test\.$/
      )
    }
  })

  test('have no path where calls would not go to it', ({ assert }) => {
    assert.equal(credentialOrigin('STRIPE_API_BASE', 'https://pay.test/'), 'https://pay.test')
    const path = /^STRIPE_API_BASE has the path \/stripe, .*: give it https:\/\/pay\.test,/
    assert.throws(() => credentialOrigin('STRIPE_API_BASE', 'https://pay.test/stripe'), path)
  })

  test('are looked at when a process starts: {$self}')
    .with([
      'STRIPE_API_BASE',
      'PAYPAL_API_BASE',
      'MAIL_API_URL',
      'FAL_QUEUE_URL',
      'GITLAB_URL',
    ] as const)
    .run(({ assert }, name) => {
      assert.throws(() => SETTINGS[name](name, 'http://api.test'), /in clear/)
    })
})
