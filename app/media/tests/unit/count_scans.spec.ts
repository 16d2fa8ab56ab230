import { test } from '@japa/runner'
import { jpegOfScans, noise } from '#tests/support/worst_pictures'
import { countScans } from '../../decoder/process/count_scans.js'

const comment = Buffer.from([0xff, 0xfe, 0, 6, 0xff, 0xda, 0, 2])

test('scans of a JPEG are counted as decoders find them', async ({ assert }) => {
  const plain = await noise(64, 64).jpeg().toBuffer()
  const progressive = await noise(64, 64).jpeg({ progressive: true }).toBuffer()
  assert.equal(countScans(plain), 1)
  assert.equal(countScans(progressive), 10)
  assert.equal(countScans(jpegOfScans(101, 64, 64)), 101)
  const [start, rest] = [progressive.subarray(0, 2), progressive.subarray(2)]
  assert.equal(countScans(Buffer.concat([start, comment, rest])), 10, 'what a comment says is none')
  assert.equal(countScans(Buffer.concat([start, Buffer.alloc(9), rest])), 10, 'padding hides none')
  assert.equal(countScans(Buffer.concat([progressive, progressive])), 10, 'none is behind the end')
  for (const end of [0, 1, 2, 3, 4, 30, plain.length - 1]) countScans(plain.subarray(0, end))
})
