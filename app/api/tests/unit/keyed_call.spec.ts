import { test } from '@japa/runner'
import { keyFor } from '../../components/reference/keyed_call.js'

test.group('The key of a call from the reference', () => {
  test('a call whose answer was lost keeps its key until something is changed', ({ assert }) => {
    const call = { values: { Prefer: '' }, body: '{}', picture: null }
    const key = keyFor(null, call)
    const lost = { ...call, key }
    assert.equal(keyFor(lost, call), key)
    assert.notEqual(keyFor(lost, { ...call, body: '{"count":2}' }), key)
    assert.notEqual(keyFor(lost, { ...call, values: { Prefer: 'respond-async' } }), key)
    assert.notEqual(keyFor(lost, { ...call, picture: new File([], 'mug.png') }), key)
    assert.notEqual(keyFor(null, call), key)
  })
})
