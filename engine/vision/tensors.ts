import type { Network } from './networks.js'

/** Numbers in a block, the last dimension next to each other. */
export interface Tensor {
  data: Float32Array<ArrayBuffer>
  dims: readonly number[]
}

/** By the names that the network gives them. */
export type Tensors = Record<string, Tensor>

/** One run of a network. */
export interface Inference<Output extends string = string> {
  network: Network
  inputs: Tensors
  /** Names of what is wanted of what it gives. */
  outputs: readonly Output[]
  /** Tells inputs of this network apart: for the same, a result may be given that was made before. */
  key?: string
}

/** The memory of tensors, to be moved to another thread and not copied. */
export function buffersOf(tensors: Tensors): ArrayBuffer[] {
  return Object.values(tensors).map(({ data }) => data.buffer)
}

/** The same in memory of its own: who gets tensors gives them away to another thread. */
export function copyOf(tensors: Tensors): Tensors {
  return Object.fromEntries(
    Object.entries(tensors).map(([name, { data, dims }]) => [name, { data: data.slice(), dims }])
  )
}
