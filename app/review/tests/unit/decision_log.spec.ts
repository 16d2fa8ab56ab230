import { test } from '@japa/runner'
import {
  addDecision,
  countsOf,
  type Decision,
  emptyLog,
  keepDecision,
  loseImage,
  refuseDecision,
  statusIn,
  takeAnswer,
} from '../../components/decision_log.js'

const COUNTS = { open: 3, approved: 0, rejected: 0 }
const approve: Decision = { imageId: 1, status: 'approved' }
const undo: Decision = { imageId: 1, status: null }
const reject: Decision = { imageId: 1, status: 'rejected' }

test.group('Decisions that are on their way', () => {
  test('a decision and its undo that were both refused leave what was saved', ({ assert }) => {
    let log = addDecision(emptyLog(COUNTS), approve, null)
    assert.equal(statusIn(log, 1), 'approved')
    assert.deepEqual(countsOf(log), { open: 2, approved: 1, rejected: 0 })
    log = addDecision(log, undo, 'approved')
    log = refuseDecision(log, approve)
    assert.isNull(statusIn(log, 1))
    log = refuseDecision(log, undo)
    assert.isNull(statusIn(log, 1), 'never shown as approved: the server does not have it')
    assert.deepEqual(countsOf(log), COUNTS)
  })

  test('of several the last that was saved stands', ({ assert }) => {
    let log = addDecision(emptyLog(COUNTS), approve, null)
    log = addDecision(log, reject, 'approved')
    log = keepDecision(log, approve)
    assert.equal(statusIn(log, 1), 'rejected')
    assert.deepEqual(countsOf(log), { open: 2, approved: 0, rejected: 1 })
    log = refuseDecision(log, reject)
    assert.equal(statusIn(log, 1), 'approved')
    assert.deepEqual(countsOf(log), { open: 2, approved: 1, rejected: 0 })
  })

  test('one refused does not hide the one after it', ({ assert }) => {
    let log = addDecision(emptyLog(COUNTS), approve, null)
    log = addDecision(log, reject, 'approved')
    log = keepDecision(refuseDecision(log, approve), reject)
    assert.equal(statusIn(log, 1), 'rejected')
    assert.deepEqual(countsOf(log), { open: 2, approved: 0, rejected: 1 })
  })

  test('a picture that is gone counts once', ({ assert }) => {
    let log = addDecision(emptyLog(COUNTS), approve, null)
    log = addDecision(log, undo, 'approved')
    log = loseImage(loseImage(log, approve), undo)
    assert.isTrue(log.gone.has(1))
    assert.deepEqual(countsOf(log), { open: 2, approved: 0, rejected: 0 })
  })

  test('what the server says is taken over', ({ assert }) => {
    const counts = { open: 0, approved: 1, rejected: 0 }
    const log = takeAnswer(emptyLog(COUNTS), [1, 2], {
      decisions: [{ id: 1, status: 'approved' }],
      counts,
    })
    assert.equal(statusIn(log, 1), 'approved')
    assert.isTrue(log.gone.has(2))
    assert.deepEqual(countsOf(log), counts)
  })
})
