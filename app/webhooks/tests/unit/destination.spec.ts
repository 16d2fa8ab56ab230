import { test } from '@japa/runner'
import { mayReceive, refuseUrl } from '../../destination.js'
import { URL_REFUSALS } from '../../messages/en/common.js'

const { incomplete, credentials, http, address } = URL_REFUSALS

const REFUSED = [
  ['shop.example.com', incomplete],
  ['ftp://shop.example.com', incomplete],
  ['javascript:alert(1)', incomplete],
  ['https://', incomplete],
  ['https://ada:secret@shop.example.com', credentials],
  ['http://shop.example.com', http],
  ['http://127.0.0.1:8080', http],
  ['https://localhost', address],
  ['https://app.localhost:8443/', address],
  ['https://10.0.0.7', address],
  ['https://0x7f000001', address],
  ['https://[::1]/', address],
  ['https://[::ffff:192.168.1.1]/', address],
  ['https://169.254.169.254/latest', address],
].map(([url, refusal]) => ({ url, refusal }))

test.group('The address of an endpoint', () => {
  test('{url} is refused')
    .with(REFUSED)
    .run(({ assert }, { url, refusal }) => assert.equal(refuseUrl(url!, false), refusal))

  test('a public one by https is taken, whatever port and path', ({ assert }) => {
    assert.isNull(refuseUrl('https://shop.example.com:8443/hooks?for=vitrine', false))
    assert.isNull(refuseUrl('https://[2606:4700::1111]/', false))
  })

  test('where the operator allows it, private ones are taken, and http on the same machine', ({
    assert,
  }) => {
    for (const url of ['http://127.0.0.1:8080/', 'http://localhost/', 'https://10.0.0.7']) {
      assert.isNull(refuseUrl(url, true), url)
    }
    assert.equal(refuseUrl('http://10.0.0.7', true), http)
    assert.equal(refuseUrl('https://169.254.169.254', true), address)
    assert.isTrue(mayReceive('192.168.1.7', true))
    assert.isFalse(mayReceive('192.168.1.7', false))
    assert.isFalse(mayReceive('169.254.169.254', true))
  })
})
