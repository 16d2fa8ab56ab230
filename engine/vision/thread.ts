import { parentPort } from 'node:worker_threads'
import { infer } from './runtime.js'
import { buffersOf, type Inference, type Tensors } from './tensors.js'
import { VisionFault } from './vision_fault.js'

export type ToVisionThread = { request: number } & Inference

export type FromVisionThread =
  | { type: 'inferred'; request: number; outputs: Tensors }
  /** `unusable`: here and for good. */
  | { type: 'failed'; request: number; unusable: boolean; message: string; detail?: string }

if (!parentPort) throw new Error('This file runs in a worker thread only')
const port = parentPort

port.on('message', (message: ToVisionThread) => void answer(message))

async function answer({ request, ...inference }: ToVisionThread): Promise<void> {
  try {
    const outputs = await infer(inference)
    post({ type: 'inferred', request, outputs }, buffersOf(outputs))
  } catch (error) {
    const { message, stack, cause } = error as Error
    const detail = cause instanceof Error ? (cause.stack ?? cause.message) : stack
    const unusable = error instanceof VisionFault
    post({ type: 'failed', request, unusable, message, detail })
  }
}

function post(message: FromVisionThread, move: ArrayBuffer[] = []): void {
  port.postMessage(message, move)
}
