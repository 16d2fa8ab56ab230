import { test } from '@japa/runner'
import { isOfGateway } from '../../components/reference/gateway.js'
import { keyFor } from '../../components/reference/keyed_call.js'

test.group('Answers to a call from the reference', () => {
  test('a proxy that got no answer is not taken for the API', ({ assert }) => {
    assert.isTrue(isOfGateway(502, null))
    assert.isTrue(isOfGateway(504, { message: 'upstream timed out' }))
    assert.isFalse(isOfGateway(504, { error: { code: 'timeout', message: 'This took too long.' } }))
    assert.isFalse(isOfGateway(422, null))
  })
})

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
