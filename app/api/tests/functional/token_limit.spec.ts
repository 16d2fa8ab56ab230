import { test } from '@japa/runner'
import { signInConfirmed } from '#tests/support/confirmed_session'

const AN_HOUR = 30

test('nobody has mails sent by making token after token', async ({ assert }) => {
  const visitor = await signInConfirmed()
  const statuses = new Set<number>()
  for (let count = 0; count < AN_HOUR; count++) {
    statuses.add((await visitor.post('/api/tokens', { name: '' })).status)
  }
  assert.deepEqual([...statuses], [422])
  assert.equal((await visitor.post('/api/tokens', { name: 'Shop' })).status, 429)
  assert.equal((await visitor.post('/user/api-tokens', { name: 'Shop' })).status, 429)
})
