import { test } from '@japa/runner'
import { acceptedEncoding } from '#app/core/http/accepted_encoding'

test.group('Encodings that a client reads', () => {
  test('of "{header}" the best is {expected}')
    .with([
      { header: 'gzip, deflate, br, zstd', expected: 'br' },
      { header: 'gzip;q=1.0, br;q=0.5', expected: 'br' },
      { header: 'GZIP', expected: 'gzip' },
      { header: 'br;q=0, gzip', expected: 'gzip' },
      { header: 'br;q=0, gzip;q=0.0', expected: 'identity' },
      { header: 'brotli, x-gzip-less', expected: 'identity' },
      { header: '*', expected: 'br' },
      { header: 'identity', expected: 'identity' },
      { header: undefined, expected: 'identity' },
    ])
    .run(({ assert }, { header, expected }) => {
      assert.equal(acceptedEncoding(header), expected)
    })
})
