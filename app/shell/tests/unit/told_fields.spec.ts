import { test } from '@japa/runner'
import { toldFields } from '../../exceptions/told_fields.js'

test('what a session keeps of a refused form takes at most 16 KB, whatever its names are made of', ({
  assert,
}) => {
  const name = { field: 'name', message: 'A name is missing.' }
  for (const unit of ['a', '\u0001', '"', '😀', '漢']) {
    const messages = Array.from({ length: 200 }, (_, n) => ({
      ...name,
      field: unit.repeat(70) + n,
    }))
    const told = toldFields([name, ...messages])
    assert.deepEqual(told.name, [name.message])
    assert.isAbove(Object.keys(told).length, 20)
    assert.isAtMost(Buffer.byteLength(JSON.stringify(told)), 16 * 1024, unit)
  }
})
