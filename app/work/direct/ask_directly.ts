import { randomUUID } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import type { HttpContext } from '@adonisjs/core/http'
import { admission } from '#app/core/admission/admission'
import { eventHub } from '#app/core/queue/event_hub'
import type { DirectMessage } from '#app/core/queue/events'
import { traceOrigin } from '#app/core/tracing/spans'
import type { DirectJob } from './define_direct_job.js'
import { DirectFailure } from './direct_failure.js'
import { notifyDirect, OFFER_MS } from './notify_direct.js'
import { PartCollector, partsOf } from './parts.js'

interface Asked {
  /** What it is about: whoever had to do with that lately is asked first. */
  about: string
  /** How long it may take, in milliseconds. */
  ms: number
}

/**
 * Has a worker do something while a request waits for it; it stops when nobody waits any longer.
 * @throws DirectFailure
 */
export async function askDirectly<Input, Output>(
  { request }: Pick<HttpContext, 'request'>,
  job: DirectJob<Input, Output>,
  input: Input,
  asked: Asked
): Promise<Output> {
  const gone = new AbortController()
  const onClose = () => gone.abort()
  request.request.socket.once('close', onClose)
  const goOn = admission.hold(request.request)
  try {
    return await ask(job, input, asked, gone.signal)
  } finally {
    goOn()
    request.request.socket.off('close', onClose)
  }
}

async function ask<Input, Output>(
  { name: job }: DirectJob<Input, Output>,
  input: Input,
  { about, ms }: Asked,
  gone: AbortSignal
): Promise<Output> {
  const id = randomUUID()
  const answer = Promise.withResolvers<Output>()
  const collector = new PartCollector()
  const deadline = Date.now() + ms
  const latest = performance.now() + ms
  const trace = traceOrigin()
  let isGiven = false
  let isEnded = false

  const give = async ({ worker }: Extract<DirectMessage, { kind: 'offered' }>) => {
    if (isGiven) return
    isGiven = true
    clearTimeout(unoffered)
    for (const part of partsOf(input)) {
      const left = Math.max(0, Math.round(latest - performance.now()))
      const work = { worker, job, about, ms: left, deadline, trace }
      await notifyDirect({ id, kind: 'given', ...work, ...part })
    }
  }
  const off = eventHub.onDirect(id, (message) => {
    if (message.kind === 'offered') void give(message).catch(answer.reject)
    else if (message.kind === 'answered') {
      const whole = collector.take(id, message)
      isEnded = whole !== null
      if (whole) answer.resolve(whole.value as Output)
    } else if (message.kind === 'failed') {
      isEnded = true
      answer.reject(new DirectFailure(message.category))
    }
  })
  const late = () => answer.reject(new DirectFailure('timeout'))
  const unoffered = setTimeout(() => answer.reject(new DirectFailure('busy')), OFFER_MS)
  const timer = setTimeout(late, ms)
  gone.addEventListener('abort', late)
  try {
    await notifyDirect({ id, kind: 'asked', job, about })
    return await answer.promise
  } finally {
    off()
    clearTimeout(unoffered)
    clearTimeout(timer)
    gone.removeEventListener('abort', late)
    if (isGiven && !isEnded) {
      notifyDirect({ id, kind: 'dropped' }).catch((error: unknown) =>
        logger.warn({ err: error, job }, 'direct job not dropped')
      )
    }
  }
}
