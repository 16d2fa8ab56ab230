import { test } from '@japa/runner'
import { parseRange } from '#app/media/range'

test.group('Ranges of bytes', () => {
  test('{header} of 100 bytes')
    .with([
      { header: 'bytes=0-9', expected: { first: 0, last: 9 } },
      { header: 'bytes=90-', expected: { first: 90, last: 99 } },
      { header: 'bytes=-5', expected: { first: 95, last: 99 } },
      { header: 'bytes=-500', expected: { first: 0, last: 99 } },
      { header: 'bytes=50-500', expected: { first: 50, last: 99 } },
      { header: 'bytes=100-', expected: 'unsatisfiable' as const },
      { header: 'bytes=-0', expected: 'unsatisfiable' as const },
      { header: 'bytes=9-3', expected: 'unsatisfiable' as const },
      { header: 'bytes=-', expected: null },
      { header: 'bytes=0-1,4-5', expected: null },
      { header: 'lines=1-2', expected: null },
    ])
    .run(({ assert }, { header, expected }) => {
      assert.deepEqual(parseRange(header, 100), expected)
    })
})
