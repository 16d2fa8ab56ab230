import { Agent, fetch, type RequestInit as UndiciInit, type Response as Answer } from 'undici'
import { traceCall } from '#app/core/tracing/trace_call'
import { NoAnswer, Unreadable } from './queue/refusal.js'

/** Connections are shared by all that waits. */
const dispatcher = new Agent({ connections: 64 })

/** Bytes of an answer that has no files in it. */
const USUAL_BYTES = 4 * 1024 * 1024

/**
 * Asks a provider once, and waits for the whole answer, so that one that breaks off or hangs in the middle is known as such here. The timer is taken back at once: signals
 * of `AbortSignal.timeout` would keep each of hundreds of answers in memory until their time is over.
 *
 * @param limit milliseconds
 * @throws NoAnswer when none came, or a part of one
 * @throws Unreadable when it is longer than it may be; the rest of it is not read
 */
export async function send(
  url: string,
  { signal, ...init }: RequestInit,
  limit: number,
  mostBytes = USUAL_BYTES
): Promise<Response> {
  const call = new AbortController()
  const stop = () => call.abort()
  const timer = setTimeout(stop, limit)
  signal?.addEventListener('abort', stop)
  if (signal?.aborted) stop()
  try {
    return await traceCall('provider', { method: init.method ?? 'GET', url }, async () => {
      const answer = await fetch(url, {
        ...(init as UndiciInit),
        signal: call.signal,
        dispatcher,
        redirect: 'error',
      })
      const body = await readWhole(answer, mostBytes)
      const hasBody = body.length > 0 && answer.status !== 204
      return new Response(hasBody ? body : null, {
        status: answer.status,
        headers: [...answer.headers],
      })
    })
  } catch (cause) {
    throw cause instanceof Unreadable ? cause : new NoAnswer(cause)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

async function readWhole({ body }: Answer, mostBytes: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.length
    if (bytes > mostBytes) throw new Unreadable(`It has more than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
