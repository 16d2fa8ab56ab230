import { setImmediate as turn } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { JobError } from '../contract/job_error.js'
import { runJob } from '../jobs.js'
import { buffersOf, type Inference, type Tensor, type Tensors } from '../vision/tensors.js'
import { VisionFault } from '../vision/vision_fault.js'
import { collectGarbage } from './collect_garbage.js'
import { fromFailure, toFailure } from './failure.js'
import type { JobContext } from './job_context.js'
import type { FromThread, ToThread } from './protocol.js'

if (!parentPort) throw new Error('This file runs in a worker thread only')
const port = parentPort

sharp.concurrency(1)
sharp.cache(false)

let cancelled = false
let requests = 0
const reads = new Map<number, PromiseWithResolvers<Uint8Array>>()
const inferences = new Map<number, PromiseWithResolvers<Tensors>>()

port.on('message', (message: ToThread) => {
  switch (message.type) {
    case 'start':
      void start(message)
      break
    case 'file':
      settle(reads, message.request)?.resolve(message.bytes)
      break
    case 'file_failed':
      settle(reads, message.request)?.reject(fromFailure(message.failure))
      break
    case 'inferred':
      settle(inferences, message.request)?.resolve(message.outputs)
      break
    case 'infer_failed':
      settle(inferences, message.request)?.reject(
        message.unusable
          ? new VisionFault(message.failure.detail ?? 'unknown')
          : fromFailure(message.failure)
      )
      break
    case 'cancel':
      cancelled = true
      for (const { reject } of inferences.values()) reject(stopped())
      inferences.clear()
      break
  }
})

async function start(message: Extract<ToThread, { type: 'start' }>): Promise<void> {
  const { job, input } = message
  cancelled = false
  try {
    post({ type: 'done', output: await runJob(job, input, contextFor(message)) })
  } catch (error) {
    post({ type: 'failed', failure: toFailure(error) })
  }
}

function contextFor({ scratch, networks }: Extract<ToThread, { type: 'start' }>): JobContext {
  const usable = new Set(networks)
  return {
    scratch,
    networks: usable,
    async read(key) {
      const request = ++requests
      const answer = Promise.withResolvers<Uint8Array>()
      reads.set(request, answer)
      post({ type: 'read', request, key })
      return answer.promise
    },
    async infer<Output extends string>(inference: Inference<Output>) {
      const request = ++requests
      const answer = Promise.withResolvers<Tensors>()
      inferences.set(request, answer)
      post({ type: 'infer', request, inference }, buffersOf(inference.inputs))
      const made = await answer.promise.catch((error: unknown) => {
        // So that the job neither tries it again nor says that it was made with it.
        if (error instanceof VisionFault) usable.delete(inference.network)
        throw error
      })
      // The runtime rejects outputs that the network does not have.
      return made as Record<Output, Tensor>
    },
    progress: (fraction, step) => post({ type: 'progress', fraction, step }),
    async checkpoint() {
      collectGarbage()
      await turn()
      if (cancelled) throw stopped()
    },
  }
}

function stopped(): JobError {
  return new JobError('work_stopped')
}

function settle<T>(answers: Map<number, T>, request: number): T | undefined {
  const answer = answers.get(request)
  answers.delete(request)
  return answer
}

function post(message: FromThread, move: ArrayBuffer[] = []): void {
  port.postMessage(message, move)
}
