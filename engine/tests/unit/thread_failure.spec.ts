import { test } from '@japa/runner'
import { JobError } from '../../contract/job_error.js'
import { fromFailure, toFailure } from '../../threads/failure.js'

test.group('A failure of another thread', () => {
  test('keeps what was thrown there as its cause, which the log tells', ({ assert }) => {
    const { code, cause } = fromFailure(structuredClone(toFailure(new TypeError('no such word'))))
    assert.equal(code, 'engine_failed')
    assert.instanceOf(cause, Error)
    assert.match((cause as Error).message, /TypeError: no such word/)
    assert.match((cause as Error).stack!, /thread_failure\.spec/)
    // Passed on once more it still says so.
    const again = fromFailure(toFailure(new JobError('engine_failed', {}, { cause })))
    assert.match((again.cause as Error).stack!, /thread_failure\.spec/)
  })

  test('has no cause where it is none but a refusal', ({ assert }) => {
    assert.isUndefined(fromFailure(toFailure(new JobError('engine_failed'))).cause)
  })
})
