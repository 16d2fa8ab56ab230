import Replicate from 'replicate'
import { Refusal } from '../remote/queue/refusal.js'
import { send } from '../remote/send.js'
import type { ReplicateSettings } from './settings.js'

/**
 * Has the provider's client make one call of exactly one request. By itself it would repeat what got no answer and what was refused for
 * now, submissions too, and pay for them twice: it is told that all went well, and what did not is thrown afterwards.
 *
 * @throws Refusal, NoAnswer
 */
export async function callOnce<T>(
  { token, url, timing }: Pick<ReplicateSettings, 'token' | 'url' | 'timing'>,
  call: (client: Replicate) => Promise<T>
): Promise<T> {
  let failure: unknown = null
  const client = new Replicate({
    auth: token,
    baseUrl: url,
    fetch: async (input, init) => {
      const { isFile, ...request } = await plain(init ?? {})
      try {
        const answer = await send(String(input), request, isFile ? timing.transfer : timing.call)
        if (answer.ok) return answer
        failure = await Refusal.of(answer)
      } catch (error) {
        failure = error
      }
      return new Response('null')
    },
  })
  const value = await call(client)
  if (failure !== null) throw failure
  return value
}

/** A form as bytes: it is made of the runtime's own classes, which those of the connection do not know. */
async function plain(init: RequestInit): Promise<RequestInit & { isFile: boolean }> {
  if (!(init.body instanceof FormData)) return { ...init, isFile: false }
  const form = new Response(init.body)
  const type = form.headers.get('content-type')!
  return {
    ...init,
    headers: { ...(init.headers as Record<string, string>), 'content-type': type },
    body: Buffer.from(await form.arrayBuffer()),
    isFile: true,
  }
}
