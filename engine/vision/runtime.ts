import type * as Runtime from 'onnxruntime-node'
import type { InferenceSession } from 'onnxruntime-node'
import { translateAnime4k } from './anime4k.js'
import { inFullPrecision } from './full_precision.js'
import { NETWORKS, type Network, type Weights } from './networks.js'
import { withOutputs, writeOnnx } from './onnx_model.js'
import type { Inference, Tensors } from './tensors.js'
import { VisionFault } from './vision_fault.js'
import { readPublished, readWeights } from './weights.js'

/**
 * Two threads a network, since mostly one job runs, and a photo's way through IS-Net is what it waits for. They sleep while they wait for each other:
 * jobs run beside each other. Without a plan of its memory IS-Net takes half as much of it, and the same time.
 */
const OPTIONS: InferenceSession.SessionOptions = {
  intraOpNumThreads: 2,
  extra: { session: { intra_op: { allow_spinning: '0' } } },
  interOpNumThreads: 1,
  enableMemPattern: false,
  graphOptimizationLevel: 'all',
  logSeverityLevel: 3,
}

let runtime: Promise<typeof Runtime> | null = null
const sessions = new Map<Network, Promise<InferenceSession>>()

/**
 * Runs a network in this thread, which has nothing else to do meanwhile; its session is kept for the next time.
 *
 * @throws VisionFault when the network cannot be used on this machine at all
 */
export async function infer({ network, inputs, outputs }: Inference): Promise<Tensors> {
  const { Tensor } = await loadRuntime()
  const session = await openSession(network)
  const feeds = Object.fromEntries(
    Object.entries(inputs).map(([name, { data, dims }]) => [
      name,
      new Tensor('float32', data, dims),
    ])
  )
  const results = await session.run(feeds, [...outputs])
  return Object.fromEntries(
    Object.entries(results).map(([name, { data, dims }]) => [
      name,
      { data: data as Float32Array<ArrayBuffer>, dims },
    ])
  )
}

function loadRuntime(): Promise<typeof Runtime> {
  return (runtime ??= import('onnxruntime-node').catch((cause: unknown) => {
    throw new VisionFault('The runtime for networks (onnxruntime-node) does not load here.', {
      cause,
    })
  }))
}

function openSession(network: Network): Promise<InferenceSession> {
  let session = sessions.get(network)
  if (!session) {
    session = createSession(network)
    sessions.set(network, session)
    session.catch(() => sessions.delete(network))
  }
  return session
}

async function createSession(network: Network): Promise<InferenceSession> {
  const { keepsMemory = false, beside }: Weights = NETWORKS[network]
  const [{ InferenceSession }, weights] = await Promise.all([
    loadRuntime(),
    readWeights(network),
    // Here, so that it is told of like weights that are damaged.
    beside && readPublished(beside),
  ])
  return InferenceSession.create(toOnnx(weights, NETWORKS[network]), {
    ...OPTIONS,
    enableCpuMemArena: keepsMemory,
  })
}

function toOnnx(bytes: Uint8Array, { form, inner = [] }: Weights): Uint8Array {
  if (form === 'half') return inFullPrecision(bytes)
  if (form !== 'anime4k') return withOutputs(bytes, inner)
  return writeOnnx(translateAnime4k(new TextDecoder().decode(bytes)))
}
