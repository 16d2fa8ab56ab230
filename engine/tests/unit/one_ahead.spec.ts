import { test } from '@japa/runner'
import { oneAhead } from '../../train/one_ahead.js'

test.group('What is begun while somebody is busy with the one before', () => {
  test('is the next one, and comes in order', async ({ assert }) => {
    const begun: string[] = []
    const work = async (item: string) => {
      begun.push(item)
      return item.toUpperCase()
    }
    const seen: string[] = []
    for await (const result of oneAhead(['a', 'b', 'c'], work)) {
      seen.push(`${result} of ${begun.join('')}`)
    }
    assert.deepEqual(seen, ['A of ab', 'B of abc', 'C of abc'])
  })

  for (const [what, fails] of [
    ['by whoever takes the results', 'taker'],
    ['in the one before', 'work'],
  ] as const) {
    test(`is done before a failure ${what} is told`, async ({ assert }) => {
      const next = Promise.withResolvers<void>()
      let isDone = false
      const work = async (item: number) => {
        if (item === 0 && fails === 'work') throw new Error('broken')
        if (item === 1) await next.promise.then(() => (isDone = true))
        return item
      }
      const run = async () => {
        for await (const item of oneAhead([0, 1], work)) throw new Error(`broken at ${item}`)
      }
      const failed = assert.rejects(run, /broken/).then(() => assert.isTrue(isDone))
      setImmediate(next.resolve)
      await failed
    })
  }
})
