import { PbfReader, PbfWriter } from 'pbf'

/** Element types of ONNX: floats of 32 and of 16 bits. */
const FLOAT = 1
const HALF = 10

/** How a field of a message is written anew: with its number, by reading its value. Fields without one stay as they are. */
type Change = (field: number, from: PbfReader) => Uint8Array[]
type Changes = Readonly<Partial<Record<number, Change>>>

/**
 * A model with 16-bit weights and values as one with 32 bits. Processors compute in 32 bits in any case: the runtime would turn
 * values to and fro between steps, which costs a tenth of IS-Net's time and a seventh of its memory. Numbers of fields are those of `onnx.proto`.
 */
export function inFullPrecision(model: Uint8Array): Uint8Array {
  const tensorType = message({ 1: elementType })
  const port = message({ 2: message({ 1: tensorType }) })
  const node = message({ 5: attribute })
  const graph = message({ 1: node, 5: tensor, 11: port, 12: port, 13: port })
  return Buffer.concat(rewrite(model, { 7: graph }))
}

function rewrite(bytes: Uint8Array, changes: Changes): Uint8Array[] {
  const from = new PbfReader(bytes)
  const parts: Uint8Array[] = []
  while (from.pos < from.length) {
    const start = from.pos
    const key = from.readVarint()
    const change = changes[key >> 3]
    if (change) {
      parts.push(...change(key >> 3, from))
    } else {
      from.skip(key)
      parts.push(bytes.subarray(start, from.pos))
    }
  }
  return parts
}

function message(changes: Changes): Change {
  return (field, from) => block(field, rewrite(from.readBytes(), changes))
}

function elementType(field: number, from: PbfReader): Uint8Array[] {
  const type = from.readVarint()
  const to = new PbfWriter()
  to.writeVarintField(field, type === HALF ? FLOAT : type)
  return [to.finish()]
}

/** What is turned into an element type, by operators `Cast`, and constants. Turning floats into floats is left out by the runtime. */
function attribute(field: number, from: PbfReader): Uint8Array[] {
  const bytes = from.readBytes()
  const name = new PbfReader(bytes).readFields(
    (tag, found, it) => {
      if (tag === 1) found.is = it.readString()
    },
    { is: '' }
  )
  return block(field, rewrite(bytes, { ...(name.is === 'to' && { 3: elementType }), 5: tensor }))
}

function tensor(field: number, from: PbfReader): Uint8Array[] {
  const bytes = from.readBytes()
  const type = new PbfReader(bytes).readFields(
    (tag, found, it) => {
      if (tag === 2) found.is = it.readVarint()
    },
    { is: 0 }
  )
  return block(field, type.is === HALF ? rewrite(bytes, { 2: elementType, 9: numbers }) : [bytes])
}

function numbers(field: number, from: PbfReader): Uint8Array[] {
  // A copy, for halves must start at an even address.
  const halves = new Float16Array(from.readBytes().slice().buffer)
  return block(field, [new Uint8Array(new Float32Array(halves).buffer)])
}

/** A field with a length and that many bytes. */
function block(field: number, parts: Uint8Array[]): Uint8Array[] {
  const head = new PbfWriter()
  head.writeVarint((field << 3) | 2)
  head.writeVarint(parts.reduce((sum, { length }) => sum + length, 0))
  return [head.finish(), ...parts]
}
