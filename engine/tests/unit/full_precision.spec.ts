import { test } from '@japa/runner'
import { PbfWriter } from 'pbf'
import { inFullPrecision } from '../../vision/full_precision.js'

const FLOAT = 1
const HALF = 10
const NUMBERS = [0, 1, -2.5, 65_504]

test.group('16-bit models', () => {
  test('are those of 32 bits that say the same', ({ assert }) => {
    const half = modelOf(HALF, Float16Array.from(NUMBERS))
    const float = modelOf(FLOAT, Float32Array.from(NUMBERS))
    assert.deepEqual([...inFullPrecision(half)], [...float])
  })

  test('of 32 bits stay as they are', ({ assert }) => {
    const float = modelOf(FLOAT, Float32Array.from(NUMBERS))
    assert.deepEqual([...inFullPrecision(float)], [...float])
  })
})

/** A cast to a type, an attribute that has the type's number by chance, numbers among weights and among steps, and what comes in and out. */
function modelOf(type: number, numbers: Float16Array | Float32Array): Uint8Array {
  const writeTensor = (_: unknown, to: PbfWriter) => {
    to.writePackedVarint(1, [numbers.length])
    to.writeVarintField(2, type)
    to.writeStringField(8, 'weights')
    to.writeBytesField(9, new Uint8Array(numbers.buffer))
  }
  const writeAttribute = (name: string, write: (to: PbfWriter) => void) => (to: PbfWriter) => {
    to.writeStringField(1, name)
    write(to)
  }
  const attributes = [
    writeAttribute('to', (to) => to.writeVarintField(3, type)),
    writeAttribute('axis', (to) => to.writeVarintField(3, HALF)),
    writeAttribute('value', (to) => to.writeMessage(5, writeTensor, null)),
  ]
  const writeNode = (_: unknown, to: PbfWriter) => {
    to.writeStringField(4, 'Cast')
    for (const write of attributes) to.writeMessage(5, (run, part) => run(part), write)
  }
  const writeType = (_: unknown, to: PbfWriter) => {
    to.writeMessage(1, (element, part) => part.writeVarintField(1, element), type)
  }
  const writePort = (name: string, to: PbfWriter) => {
    to.writeStringField(1, name)
    to.writeMessage(2, writeType, null)
  }
  const writeGraph = (_: unknown, to: PbfWriter) => {
    to.writeMessage(1, writeNode, null)
    to.writeStringField(2, 'network')
    to.writeMessage(5, writeTensor, null)
    for (const field of [11, 12, 13]) to.writeMessage(field, writePort, `port ${field}`)
  }
  const model = new PbfWriter()
  model.writeVarintField(1, 7)
  model.writeMessage(7, writeGraph, null)
  return model.finish()
}
