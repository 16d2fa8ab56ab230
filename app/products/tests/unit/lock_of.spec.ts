import { test } from '@japa/runner'
import { engineCapabilities } from '#app/engines/capabilities'
import { canBeFree, lockOf } from '../../lock_of.js'

test.group('The lock of a product', () => {
  const plain = { productLock: null, isTextGraphics: false }
  const lettered = { productLock: null, isTextGraphics: true }

  test('is what the installation says until its owner says something', ({ assert }) => {
    assert.equal(lockOf(lettered, 'text'), 'locked')
    assert.equal(lockOf(plain, 'text'), 'free')
    assert.equal(lockOf(plain, 'always'), 'locked')
    assert.equal(lockOf(lettered, 'never'), 'free')
  })

  test('is what its owner says, whatever the installation says', ({ assert }) => {
    assert.equal(lockOf({ ...lettered, productLock: 'free' }, 'always'), 'free')
    assert.equal(lockOf({ ...plain, productLock: 'locked' }, 'never'), 'locked')
  })

  test('is offered only where the engine would draw products anew', ({ assert }) => {
    const own = engineCapabilities()
    assert.isFalse(canBeFree({ ...own, generate: { expectedSeconds: 2 } }))
    assert.isTrue(canBeFree({ ...own, generate: { expectedSeconds: 12, redraws: true } }))
  })
})
