import { mock } from 'node:test'
import { test } from '@japa/runner'
import { startPatience } from '../../client/patience.js'

test.group('The patience of a call', () => {
  test('lasts as long as its body is on the way, and then for its time', ({ assert, cleanup }) => {
    mock.timers.enable({ apis: ['setTimeout'] })
    cleanup(() => mock.timers.reset())
    const { signal, renew } = startPatience(90_000)
    for (let minute = 0; minute < 10; minute++) {
      mock.timers.tick(60_000)
      renew()
    }
    mock.timers.tick(89_999)
    assert.isFalse(signal.aborted)
    mock.timers.tick(1)
    assert.isTrue(signal.aborted)
  })

  test('ends with the call, and is endless without a time', ({ assert, cleanup }) => {
    mock.timers.enable({ apis: ['setTimeout'] })
    cleanup(() => mock.timers.reset())
    const answered = startPatience(90_000)
    answered.end()
    const endless = startPatience()
    mock.timers.tick(10_000_000)
    assert.isFalse(answered.signal.aborted)
    assert.isFalse(endless.signal.aborted)
  })
})
