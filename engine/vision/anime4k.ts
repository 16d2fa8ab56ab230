import type { Constant, OnnxGraph, OnnxNode } from './onnx_model.js'
import { VisionFault } from './vision_fault.js'

/** What is read of a file of weights of WebSR, https://github.com/sb2702/websr. */
interface Description {
  layers: Record<string, Quad | undefined>
}

/** A convolution that gives four channels: matrices of 4 by 4 for each place and each four channels that it takes. */
interface Quad {
  weights: number[]
  bias: number[]
}

/** A convolution as [outputs, inputs, side, side]. */
interface Kernel {
  inputs: number
  outputs: number
  side: number
  weights: Float32Array
  bias: Float32Array
}

const CHANNELS = 3

/** The brightest value of a picture; the network's own is 1. */
const BRIGHTEST = 255

/** Share of what the network has smoothed away that comes back: all of it would bring the blocks of JPEG back. */
const GIVEN_BACK = 0.5

/**
 * A network of Anime4K (bloc97), which enlarges a picture two times, as a graph. Convolutions of 3x3 follow one another, each of which takes
 * the positive and the negative parts of what the one before gave (CReLU: Shang, Sohn, Almeida, Lee 2016); from all of them together comes what
 * the picture lacks when it is stretched. Of what is lost when it is shrunk again, half is given back (back-projection: Irani, Peleg 1991), so that
 * cloth and grain stay.
 *
 * `input` is [1, 3, height, width], `output` [1, 3, 2 height, 2 width], both from 0 to 255. What comes out depends on pixels one place further
 * away than there are convolutions of 3x3.
 *
 * @throws VisionFault when the file holds something else
 */
export function translateAnime4k(json: string): OnnxGraph {
  const { layers } = JSON.parse(json) as Description
  const nodes: OnnxNode[] = []
  const constants: Constant[] = []
  const parts: string[] = []
  let input = 'input'
  let channels = CHANNELS
  for (let n = 0; layers[nameOf(n)]; n++) {
    const kernel = readKernel(layers, nameOf(n), channels, 3)
    const both = withNegative(n === 0 ? scale(kernel, 1 / BRIGHTEST, 1) : kernel)
    const output = `parts ${n}`
    convolve(both, input, `sums ${n}`)
    nodes.push(step('Relu', [`sums ${n}`], output))
    parts.push(output)
    input = output
    channels = both.outputs
  }
  nodes.push(step('Concat', parts, 'parts', { axis: 1 }))
  const last = readKernel(layers, 'conv2d_last_tf', parts.length * channels, 1)
  convolve(scale(last, BRIGHTEST, BRIGHTEST), 'parts', 'lacking by places')
  constants.push({ name: 'twice', dims: [4], data: Float32Array.of(1, 1, 2, 2) })
  constants.push({ name: 'given back', dims: [1], data: Float32Array.of(GIVEN_BACK) })
  stretch('input', 'stretched')
  nodes.push(
    step('DepthToSpace', ['lacking by places'], 'lacking', { blocksize: 2, mode: 'CRD' }),
    step('Sum', ['stretched', 'lacking'], 'enlarged'),
    step('AveragePool', ['enlarged'], 'shrunk', { kernel_shape: [2, 2], strides: [2, 2] }),
    step('Sub', ['input', 'shrunk'], 'lost'),
    step('Mul', ['lost', 'given back'], 'kept')
  )
  stretch('kept', 'kept, stretched')
  nodes.push(step('Sum', ['enlarged', 'kept, stretched'], 'output'))
  return {
    input: { name: 'input', dims: [1, CHANNELS, 'height', 'width'] },
    output: { name: 'output', dims: [1, CHANNELS, 'rows', 'columns'] },
    nodes,
    constants,
  }

  function stretch(from: string, to: string): void {
    // The second input, which is left out, belongs to another way of resizing.
    const inputs = [from, '', 'twice']
    const even = { mode: 'linear', coordinate_transformation_mode: 'half_pixel' }
    nodes.push(step('Resize', inputs, to, even))
  }

  function convolve(
    { inputs, outputs, side, weights, bias }: Kernel,
    from: string,
    to: string
  ): void {
    const margin = (side - 1) / 2
    constants.push(
      { name: `${to}: weights`, dims: [outputs, inputs, side, side], data: weights },
      { name: `${to}: bias`, dims: [outputs], data: bias }
    )
    const attributes = { kernel_shape: [side, side], pads: [margin, margin, margin, margin] }
    nodes.push(step('Conv', [from, `${to}: weights`, `${to}: bias`], to, attributes))
  }
}

function step(
  operator: string,
  inputs: string[],
  output: string,
  attributes?: OnnxNode['attributes']
): OnnxNode {
  return { operator, inputs, output, attributes }
}

function nameOf(convolution: number): string {
  return convolution === 0 ? 'conv2d_tf' : `conv2d_${convolution}_tf`
}

/** A convolution that is kept in quads, called `name`, `name1` and so on. */
function readKernel(
  layers: Description['layers'],
  name: string,
  inputs: number,
  side: number
): Kernel {
  const quads: Quad[] = []
  for (let quad = layers[name]; quad; quad = layers[`${name}${quads.length}`]) quads.push(quad)
  const area = side * side
  const length = Math.ceil(inputs / 4) * area * 16
  const isWhole = quads.every(({ weights, bias }) => weights.length === length && bias.length === 4)
  if (quads.length === 0 || !isWhole) {
    throw new VisionFault(`The layer ${name} of a network is not as it was published.`)
  }
  const outputs = quads.length * 4
  const kernel = new Float32Array(outputs * inputs * area)
  for (let n = 0, i = 0; n < outputs; n++) {
    const { weights } = quads[n >> 2]!
    for (let k = 0; k < inputs; k++) {
      for (let y = 0; y < side; y++) {
        for (let x = 0; x < side; x++) {
          // Places are kept column by column, matrices too.
          const matrix = (k >> 2) * area + x * side + y
          kernel[i++] = weights[matrix * 16 + (k & 3) * 4 + (n & 3)]!
        }
      }
    }
  }
  const bias = Float32Array.from(quads.flatMap((quad) => quad.bias))
  return { inputs, outputs, side, weights: kernel, bias }
}

/** The convolution, and after its channels the same with their signs turned. */
function withNegative({ weights, bias, ...kernel }: Kernel): Kernel {
  const both = (values: Float32Array) => Float32Array.of(...values, ...values.map((it) => -it))
  return { ...kernel, outputs: kernel.outputs * 2, weights: both(weights), bias: both(bias) }
}

function scale(kernel: Kernel, weights: number, bias: number): Kernel {
  return {
    ...kernel,
    weights: kernel.weights.map((value) => value * weights),
    bias: kernel.bias.map((value) => value * bias),
  }
}
