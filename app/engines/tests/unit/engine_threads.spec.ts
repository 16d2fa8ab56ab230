import { test } from '@japa/runner'
import { threadsOf } from '#config/engine_threads'

test.group('Threads of the local engine', () => {
  test('are as set, or as many as processors and memory of their host allow', ({ assert }) => {
    assert.equal(threadsOf(undefined), 1)
    assert.equal(threadsOf('3'), 3)
    assert.equal(threadsOf('auto', { cores: 16, memoryMb: 64_000 }), 16)
    assert.equal(threadsOf('auto', { cores: 16, memoryMb: 4_000 }), 4)
    assert.equal(threadsOf('auto', { cores: 4, memoryMb: 3_000 }), 2)
    assert.equal(threadsOf('auto', { cores: 4, memoryMb: 512 }), 1)
    assert.isAtLeast(threadsOf('auto'), 1)
  })

  test('that are no number end the start with a sentence', ({ assert }) => {
    for (const wrong of ['0', '1.5', 'all']) {
      assert.throws(
        () => threadsOf(wrong),
        `ENGINE_THREADS is "${wrong}": it must be a whole number from 1 on, or auto.`
      )
    }
  })
})
