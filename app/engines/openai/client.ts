import { Refusal } from '../remote/queue/refusal.js'
import { send } from '../remote/send.js'
import { asRefusal } from './failures.js'
import type { OpenAiSettings } from './settings.js'

/** Most bytes of an answer: pictures come in it, in letters. */
const MOST_BYTES = 100 * 1024 * 1024

/**
 * Asks the server once, and waits until it has made what was asked for.
 * @throws Refusal, NoAnswer
 */
export async function ask(
  { url, key, timing }: Pick<OpenAiSettings, 'url' | 'key' | 'timing'>,
  path: string,
  body: FormData | object | null
): Promise<unknown> {
  const form = body instanceof FormData ? new Response(body) : null
  const headers: Record<string, string> = {
    ...(key !== null && { authorization: `Bearer ${key}` }),
    ...(body && { 'content-type': form?.headers.get('content-type') ?? 'application/json' }),
  }
  // A form as bytes: it is made of the runtime's own classes, which those of the connection do not know.
  const bytes = form ? Buffer.from(await form.arrayBuffer()) : body && JSON.stringify(body)
  const answer = await send(
    `${url}/${path}`,
    { method: body ? 'POST' : 'GET', headers, body: bytes },
    timing.transfer,
    MOST_BYTES
  )
  if (!answer.ok) throw asRefusal(await Refusal.of(answer))
  return answer.json()
}
