import { test } from '@japa/runner'
import { Recent } from '../../vision/recent.js'
import { copyOf, type Tensors } from '../../vision/tensors.js'

const tensors = (value: number): Tensors => ({
  output: { data: Float32Array.of(value), dims: [1] },
})

test.group('What networks have made', () => {
  test('the same picture is looked at once, however many ask, and each may give its copy away', async ({
    assert,
  }) => {
    const kept = new Recent<Tensors>(16)
    let made = 0
    const make = async () => tensors(++made)
    const [first, second] = await Promise.all([kept.take('a', make), kept.take('a', make)])
    const given = copyOf(first)
    structuredClone(given, { transfer: [given.output!.data.buffer] })
    assert.deepEqual([...second.output!.data], [1])
    assert.deepEqual([...(await kept.take('a', make)).output!.data], [1])
    assert.deepEqual([...(await kept.take('b', make)).output!.data], [2])
  })

  test('who is told to stop does not stop others that wait for the same', async ({ assert }) => {
    const kept = new Recent<Tensors>(16)
    const stopped = Promise.withResolvers<Tensors>()
    const first = kept.take('a', () => stopped.promise)
    const second = kept.take('a', async () => tensors(7))
    stopped.reject(new Error('Stopped'))
    await assert.rejects(() => first, 'Stopped')
    assert.deepEqual([...(await second).output!.data], [7])
  })

  test('only the last ones are kept', async ({ assert }) => {
    const kept = new Recent<Tensors>(16)
    let made = 0
    const make = async () => tensors(++made)
    for (let n = 0; n < 17; n++) await kept.take(String(n), make)
    await kept.take('16', make)
    assert.equal(made, 17)
    await kept.take('0', make)
    assert.equal(made, 18)
  })
})
