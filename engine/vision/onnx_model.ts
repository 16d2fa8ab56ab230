import { PbfWriter } from 'pbf'

/** One block of 32-bit floats that a model brings along. */
export interface Constant {
  name: string
  dims: readonly number[]
  data: Float32Array
}

/** One step: an operator of ONNX with the names of what it takes and gives. */
export interface OnnxNode {
  operator: string
  inputs: readonly string[]
  output: string
  attributes?: Readonly<Record<string, number | string | readonly number[]>>
}

/** What goes in or comes out; a dimension with a name is any. */
export interface Port {
  name: string
  dims: readonly (number | string)[]
}

/** A network with one input and one output, its nodes in the order in which they are done. */
export interface OnnxGraph {
  input: Port
  output: Port
  nodes: readonly OnnxNode[]
  constants: readonly Constant[]
}

/** The oldest set of operators with `Resize` by nearest pixels, and the format's version of its time. */
const OPERATORS = 13
const FORMAT = 7

const FLOAT = 1
const ATTRIBUTES = { int: 2, string: 3, ints: 7 } as const

/** The bytes of a model file; numbers of fields are those of `onnx.proto`, https://github.com/onnx/onnx. */
export function writeOnnx(graph: OnnxGraph): Uint8Array {
  const model = new PbfWriter()
  model.writeVarintField(1, FORMAT)
  model.writeMessage(7, writeGraph, graph)
  model.writeMessage(8, (version, to) => to.writeVarintField(2, version), OPERATORS)
  return model.finish()
}

function writeGraph({ input, output, nodes, constants }: OnnxGraph, to: PbfWriter): void {
  for (const node of nodes) to.writeMessage(1, writeNode, node)
  to.writeStringField(2, 'network')
  for (const constant of constants) to.writeMessage(5, writeConstant, constant)
  to.writeMessage(11, writePort, input)
  to.writeMessage(12, writePort, output)
}

function writeNode({ operator, inputs, output, attributes = {} }: OnnxNode, to: PbfWriter): void {
  for (const input of inputs) to.writeStringField(1, input)
  to.writeStringField(2, output)
  to.writeStringField(3, output)
  to.writeStringField(4, operator)
  for (const attribute of Object.entries(attributes)) to.writeMessage(5, writeAttribute, attribute)
}

function writeAttribute(
  [name, value]: [string, number | string | readonly number[]],
  to: PbfWriter
): void {
  to.writeStringField(1, name)
  if (typeof value === 'number') {
    to.writeVarintField(3, value)
    to.writeVarintField(20, ATTRIBUTES.int)
  } else if (typeof value === 'string') {
    to.writeStringField(4, value)
    to.writeVarintField(20, ATTRIBUTES.string)
  } else {
    to.writePackedVarint(8, [...value])
    to.writeVarintField(20, ATTRIBUTES.ints)
  }
}

function writeConstant({ name, dims, data }: Constant, to: PbfWriter): void {
  to.writePackedVarint(1, [...dims])
  to.writeVarintField(2, FLOAT)
  to.writeStringField(8, name)
  to.writeBytesField(9, new Uint8Array(data.buffer, data.byteOffset, data.byteLength))
}

function writePort({ name, dims }: Port, to: PbfWriter): void {
  to.writeStringField(1, name)
  to.writeMessage(2, writeType, dims)
}

/** A type that is a tensor, whose shape is a list of dimensions. */
function writeType(dims: Port['dims'], to: PbfWriter): void {
  const writeShape = (_: Port['dims'], shape: PbfWriter) => {
    for (const dim of dims) shape.writeMessage(1, writeDimension, dim)
  }
  const writeTensor = (_: Port['dims'], tensor: PbfWriter) => {
    tensor.writeVarintField(1, FLOAT)
    tensor.writeMessage(2, writeShape, dims)
  }
  to.writeMessage(1, writeTensor, dims)
}

function writeDimension(dim: number | string, to: PbfWriter): void {
  if (typeof dim === 'number') to.writeVarintField(1, dim)
  else to.writeStringField(2, dim)
}

/**
 * A model that also gives values which it only uses inside. In Protocol Buffers a message that comes twice is one whose parts are taken together,
 * so that a second graph with nothing but further outputs can stand behind a model as it is.
 *
 * @param names of the values, as the model's nodes name them
 */
export function withOutputs(model: Uint8Array, names: readonly string[]): Uint8Array {
  if (names.length === 0) return model
  const more = new PbfWriter()
  more.writeMessage(7, writeOutputs, names)
  return Buffer.concat([model, more.finish()])
}

function writeOutputs(names: readonly string[], to: PbfWriter): void {
  for (const name of names) {
    to.writeMessage(12, (given, port) => port.writeStringField(1, given), name)
  }
}
