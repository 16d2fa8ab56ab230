import { test } from '@japa/runner'
import { adopt, type PendingWork } from '#app/work/components/adopt_work'
import type { GenerationEvent } from '#app/work/generation_state'

const work = (key: string): PendingWork => ({
  key,
  id: null,
  kind: 'generate',
  prompt: 'on sand',
  num_images: 1,
  width: 1024,
  height: 1024,
  source_media_id: null,
  status: 'queued',
  progress: 0,
  step: null,
  created_at: '2026-11-26T08:00:00Z',
})

const news = (id: string, key: string | null): GenerationEvent => ({
  id,
  key,
  kind: 'generate',
  status: 'queued',
  progress: 0,
  step: null,
  product_id: 1,
})

test.group('News of work', () => {
  test('is taken for that of the call which asked for it, not for another of the same kind', ({
    assert,
  }) => {
    const asked = [work('second'), work('first')]
    assert.equal(adopt(asked, news('theirs', 'of another tab')), asked)
    assert.equal(adopt(asked, news('theirs', null)), asked)
    const told = adopt(asked, news('1', 'first'))
    assert.deepEqual(
      adopt(told, news('2', 'second')).map(({ id }) => id),
      ['2', '1']
    )
    assert.equal(adopt(told, news('1', 'first')), told)
  })
})
