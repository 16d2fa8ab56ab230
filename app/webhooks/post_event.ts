import { performance } from 'node:perf_hooks'
import { type Agent, fetch, type Response } from 'undici'
import { AddressRefused, checkLiteral, createAgent } from '#app/media/fetching/public_agent'
import { traceCall } from '#app/core/tracing/trace_call'
import { cutText } from '#common/cut_text'
import { ANSWER_LIMITS, PATIENCE_MS } from '#config/webhooks'
import { mayReceive } from './destination.js'
import type { DeliveryProblem } from './delivery_problem.js'

export interface Answer {
  /** Null when nothing was answered. */
  status: number | null
  /** Null when it arrived. */
  problem: DeliveryProblem | null
  /** How the answer begins. */
  answer: string
  durationMs: number
}

interface PostOptions {
  /** Which IP addresses may be connected to. */
  isAllowed?: (address: string) => boolean
  patienceMs?: number
  /** Breaks it off. */
  stopping?: AbortSignal
}

const agent = createAgent(mayReceive)

/**
 * Sends JSON to an endpoint once. Only addresses that are allowed are connected to, checked when connecting; redirects are not
 * followed. The status decides, however the answer goes on.
 */
export async function postEvent(
  url: string,
  headers: Record<string, string>,
  body: string,
  { isAllowed = mayReceive, patienceMs = PATIENCE_MS, stopping }: PostOptions = {}
): Promise<Answer> {
  const from = performance.now()
  const patience = AbortSignal.timeout(patienceMs)
  const dispatcher: Agent = isAllowed === mayReceive ? agent : createAgent(isAllowed)
  const finish = (answer: Omit<Answer, 'durationMs'>): Answer => ({
    ...answer,
    durationMs: Math.round(performance.now() - from),
  })
  try {
    checkLiteral(new URL(url).hostname, isAllowed)
    const response = await traceCall('webhook', { method: 'POST' }, () =>
      fetch(url, {
        method: 'POST',
        dispatcher,
        redirect: 'manual',
        signal: stopping ? AbortSignal.any([patience, stopping]) : patience,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Vitrine-Webhooks/1.0',
          ...headers,
        },
        body,
      })
    )
    return finish({
      status: response.status,
      problem: problemOf(response),
      answer: await readStart(response),
    })
  } catch (error) {
    const problem = patience.aborted ? 'time' : problemIn(error)
    return finish({ status: null, problem, answer: '' })
  }
}

function problemOf({ status, ok }: Response): DeliveryProblem | null {
  if (ok) return null
  return status >= 300 && status < 400 ? 'redirect' : 'status'
}

async function readStart({ body }: Response): Promise<string> {
  if (!body) return ''
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      bytes += chunk.length
      if (text.length < ANSWER_LIMITS.kept) text += decoder.decode(chunk, { stream: true })
      if (bytes >= ANSWER_LIMITS.read) break
    }
  } catch {
    // An answer that breaks off has a status all the same.
  }
  return cutText(text, ANSWER_LIMITS.kept).toWellFormed().replaceAll('\0', '\uFFFD')
}

const BY_CODE: Record<string, DeliveryProblem> = {
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  ECONNREFUSED: 'refused',
}

function problemIn(error: unknown): DeliveryProblem {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (cause instanceof AddressRefused) return 'address'
  const code = (cause as { code?: string }).code ?? ''
  if (/CERT|SELF_SIGNED|UNABLE_TO_/.test(code)) return 'certificate'
  return BY_CODE[code] ?? 'unreachable'
}
