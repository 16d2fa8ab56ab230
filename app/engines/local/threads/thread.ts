import { setImmediate as turn } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { EngineError } from '../../engine_error.js'
import { runJob } from '../jobs.js'
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

port.on('message', (message: ToThread) => {
  switch (message.type) {
    case 'start':
      void start(message)
      break
    case 'file':
      settle(message.request)?.resolve(message.bytes)
      break
    case 'file_failed':
      settle(message.request)?.reject(fromFailure(message.failure))
      break
    case 'cancel':
      cancelled = true
      break
  }
})

async function start({ job, input, scratch }: Extract<ToThread, { type: 'start' }>): Promise<void> {
  cancelled = false
  try {
    post({ type: 'done', output: await runJob(job, input, contextFor(scratch)) })
  } catch (error) {
    post({ type: 'failed', failure: toFailure(error) })
  }
}

function contextFor(scratch: string): JobContext {
  return {
    scratch,
    async read(key) {
      const request = ++requests
      const answer = Promise.withResolvers<Uint8Array>()
      reads.set(request, answer)
      post({ type: 'read', request, key })
      return answer.promise
    },
    progress: (fraction, step) => post({ type: 'progress', fraction, step }),
    async checkpoint() {
      collectGarbage()
      await turn()
      if (cancelled) throw new EngineError('busy', 'The work was stopped.')
    },
  }
}

function settle(request: number): PromiseWithResolvers<Uint8Array> | undefined {
  const answer = reads.get(request)
  reads.delete(request)
  return answer
}

function post(message: FromThread): void {
  port.postMessage(message)
}
