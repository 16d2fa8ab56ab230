import { test } from '@japa/runner'
import { signInConfirmed } from '#tests/support/confirmed_session'

test.group('What a refused form has to say', () => {
  test('reaches its page, whatever is loaded in between, and is said once', async ({ assert }) => {
    const visitor = await signInConfirmed()
    await visitor.call('PUT', '/user/profile-information', {
      json: { name: '', email: 'no address' },
      headers: { 'x-inertia': 'true', 'accept': 'text/html' },
    })
    assert.equal((await visitor.get('/api/work')).status, 200)
    await visitor.get('/media/01a2048b-7597-7dfa-b03e-1d74c269365a', {
      headers: { accept: 'image/avif,image/webp,*/*' },
    })
    const refused = await visitor.visit('/user/profile')
    assert.property(refused.props.errors.updateProfileInformation, 'name')
    const again = await visitor.visit('/user/profile')
    assert.isEmpty(again.props.errors)
  })
})
