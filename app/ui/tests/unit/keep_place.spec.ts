import { test } from '@japa/runner'
import { staysAt } from '../../client/keep_place.js'

test.group('The place on a page', () => {
  test('is kept by what stays on it, and not by what leads to another', ({ assert }) => {
    const profile = { pathname: '/user/profile' }
    assert.isTrue(staysAt('/user/profile', profile))
    assert.isTrue(staysAt('/user/profile?page=2#data', profile))
    assert.isTrue(staysAt('https://vitrine.test/user/profile', profile))
    assert.isFalse(staysAt('/dashboard', profile))
    assert.isFalse(staysAt('/user/profile/photo', profile))
  })
})
