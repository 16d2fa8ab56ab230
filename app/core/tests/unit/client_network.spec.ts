import { test } from '@japa/runner'
import { clientNetwork } from '#app/core/http/client_network'

test.group('The place that limits count by', () => {
  test('is the address of an IPv4 client', ({ assert }) => {
    assert.equal(clientNetwork('203.0.113.7'), '203.0.113.7')
    assert.equal(clientNetwork('::ffff:203.0.113.7'), '203.0.113.7')
  })

  test('is one for all addresses that an IPv6 client can take', ({ assert }) => {
    const place = clientNetwork('2001:db8:1:2:aaaa::1')
    assert.equal(clientNetwork('2001:db8:1:2::ffff'), place)
    assert.notEqual(clientNetwork('2001:db8:1:3::1'), place)
  })
})
