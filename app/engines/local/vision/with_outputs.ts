/** Numbers of fields in ONNX's messages: a model's graph, a graph's outputs, an output's name. */
const GRAPH = 7
const OUTPUT = 12
const NAME = 1

/** How Protocol Buffers mark a field whose length stands before it. */
const LENGTH_DELIMITED = 2

/**
 * A model that also gives values which it only uses inside. In Protocol Buffers a message that comes twice is one whose parts are taken together,
 * so that a second graph with nothing but further outputs can stand behind a model as it is.
 *
 * @param model in ONNX's format
 * @param names of the values, as the model's nodes name them
 */
export function withOutputs(model: Uint8Array, names: readonly string[]): Uint8Array {
  if (names.length === 0) return model
  const outputs = names.map((name) => field(OUTPUT, field(NAME, Buffer.from(name))))
  return Buffer.concat([model, field(GRAPH, Buffer.concat(outputs))])
}

function field(number: number, content: Uint8Array): Uint8Array {
  const key = (number << 3) | LENGTH_DELIMITED
  return Buffer.concat([varint(key), varint(content.length), content])
}

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
function varint(value: number): Uint8Array {
  const bytes: number[] = []
  for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 128)) {
    bytes.push((rest % 128) | (rest >= 128 ? 128 : 0))
  }
  return Uint8Array.from(bytes)
}
