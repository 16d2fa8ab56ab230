import { test } from '@japa/runner'
import { anySignal } from '#app/ui/client/any_signal'

test.group('Several signals as one', () => {
  test('it aborts with the first of them, for its reason, and with no other', ({ assert }) => {
    const [one, other] = [new AbortController(), new AbortController()]
    const signal = anySignal(one.signal, other.signal)
    assert.isFalse(signal.aborted)
    other.abort('stopped')
    one.abort('late')
    assert.isTrue(signal.aborted)
    assert.equal(signal.reason, 'stopped')
  })

  test('it has aborted where one of them had', ({ assert }) => {
    const signal = anySignal(new AbortController().signal, AbortSignal.abort('before'))
    assert.isTrue(signal.aborted)
    assert.equal(signal.reason, 'before')
  })
})
