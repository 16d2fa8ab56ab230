import { setImmediate as settled } from 'node:timers/promises'
import { test } from '@japa/runner'
import { TooManyWaiting, Turns } from '../../decoder/turns.js'

const LIMITS = { atOnce: 2, ofOne: 1, waitingOfOne: 3, waiting: 5 }

/** Notes whose turns begin, in their order. */
function watched(limits = LIMITS) {
  const turns = new Turns(limits)
  const begun: string[] = []
  const enter = (...keys: string[]) => {
    for (const key of keys) void turns.enter(key).then(() => begun.push(key))
    return settled()
  }
  return { turns, begun, enter }
}

test.group('Turns at the decoders', () => {
  test('nobody has more at once than one may, whoever else wants none', async ({ assert }) => {
    const { turns, begun, enter } = watched()
    await enter('a', 'a', 'b')
    assert.deepEqual(begun, ['a', 'b'])
    turns.leave('a', 1)
    await settled()
    assert.deepEqual(begun, ['a', 'b', 'a'])
  })

  test('who has used least is next, and who comes late owes nothing and has saved nothing', async ({
    assert,
  }) => {
    const { turns, begun, enter } = watched({ ...LIMITS, atOnce: 1 })
    await enter('dear', 'dear', 'dear', 'cheap', 'cheap')
    turns.leave('dear', 20)
    await settled()
    turns.leave('cheap', 1)
    await settled()
    assert.deepEqual(begun, ['dear', 'cheap', 'cheap'])
    turns.leave('cheap', 30)
    await settled()
    await enter('late')
    turns.leave('dear', 1)
    await settled()
    assert.deepEqual(begun.slice(3), ['dear', 'late'])
  })

  test('more than may wait are turned away, of one and of all', async ({ assert }) => {
    const { turns, enter } = watched({ ...LIMITS, atOnce: 1 })
    await enter('a', 'a', 'a', 'a')
    await assert.rejects(() => turns.enter('a'), TooManyWaiting)
    await enter('b', 'b')
    await assert.rejects(() => turns.enter('c'), TooManyWaiting)
  })
})
