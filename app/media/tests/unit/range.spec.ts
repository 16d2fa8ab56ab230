import { test } from '@japa/runner'
import { parseRange } from '#app/media/serving/range'

test.group('Ranges of bytes', () => {
  test('{header} of 100 bytes')
    .with([
      { header: 'bytes=0-9', expected: { start: 0, end: 9 } },
      { header: 'bytes=90-', expected: { start: 90, end: 99 } },
      { header: 'bytes=-5', expected: { start: 95, end: 99 } },
      { header: 'bytes=-500', expected: { start: 0, end: 99 } },
      { header: 'bytes=50-500', expected: { start: 50, end: 99 } },
      { header: 'bytes=100-', expected: 'unsatisfiable' as const },
      { header: 'bytes=-0', expected: 'unsatisfiable' as const },
      { header: 'bytes=9-3', expected: null },
      { header: 'bytes=0-1,500-600', expected: null },
      { header: 'bytes=0-x', expected: null },
      { header: 'bytes=-', expected: null },
      { header: 'bytes=0-1,4-5', expected: null },
      { header: 'lines=1-2', expected: null },
    ])
    .run(({ assert }, { header, expected }) => {
      assert.deepEqual(parseRange(header, 100), expected)
    })
})
