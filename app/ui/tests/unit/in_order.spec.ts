import { test } from '@japa/runner'
import { setTimeout as pause } from 'node:timers/promises'
import { inOrder } from '../../client/in_order.js'

test.group('Calls that settle in order', () => {
  test('a quick one is not told before a slow one that was made earlier', async ({ assert }) => {
    const told: string[] = []
    const load = inOrder(async (name: string) => {
      await pause(name === 'slow' ? 20 : 0)
      return name
    })
    await Promise.all(['slow', 'quick'].map(async (name) => told.push(await load(name))))
    assert.deepEqual(told, ['slow', 'quick'])
  })

  test('one that fails keeps nobody waiting, and fails for whoever made it', async ({ assert }) => {
    const load = inOrder(async (name: string) => {
      if (name === 'lost') throw new Error('not there')
      return name
    })
    const lost = load('lost')
    const found = load('found')
    await assert.rejects(() => lost, 'not there')
    assert.equal(await found, 'found')
  })

  test('a failure that comes while an earlier one is waited for is told too', async ({
    assert,
  }) => {
    const load = inOrder(async (ms: number) => {
      await pause(ms)
      if (ms === 0) throw new Error('not there')
      return ms
    })
    const [slow, lost] = await Promise.allSettled([load(30), load(0)])
    assert.equal(slow.status, 'fulfilled')
    assert.equal(lost.status, 'rejected')
  })
})
