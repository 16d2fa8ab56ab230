import { test } from '@japa/runner'
import { ownAddress } from '#config/address'

test('an installation reaches itself on the same host, and by its public address where that runs no web process', ({
  assert,
}) => {
  const host = { host: '0.0.0.0', port: 3333, appUrl: 'https://vitrine.example.com' }
  assert.equal(ownAddress({ ...host, processes: undefined }), 'http://127.0.0.1:3333')
  assert.equal(ownAddress({ ...host, host: '10.0.0.2', processes: 'web' }), 'http://10.0.0.2:3333')
  assert.equal(ownAddress({ ...host, processes: 'worker' }), 'https://vitrine.example.com')
})
