import { test } from '@japa/runner'
import { commandOf } from '../../components/use_keys.js'

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.group('Keys of the desk', () => {
  test('decide as long as they are switched on', ({ assert }) => {
    assert.equal(commandOf({ ...PLAIN, key: 'a' }, true), 'approve')
    assert.equal(commandOf({ ...PLAIN, key: 'ArrowLeft' }, true), 'reject')
    for (const key of ['a', 'A', 'r', 's', 'u', 'ArrowLeft', 'ArrowRight']) {
      assert.isUndefined(commandOf({ ...PLAIN, key }, false), key)
    }
  })

  test('with Ctrl take back, switched on or off', ({ assert }) => {
    for (const isOn of [true, false]) {
      assert.equal(commandOf({ ...PLAIN, key: 'z', ctrlKey: true }, isOn), 'undo')
      assert.isUndefined(commandOf({ ...PLAIN, key: 'a', ctrlKey: true }, isOn))
    }
  })
})
