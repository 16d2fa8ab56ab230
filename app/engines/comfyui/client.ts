import { Refusal } from '../remote/queue/refusal.js'
import { send } from '../remote/send.js'
import type { ComfyUiSettings } from './settings.js'

/**
 * Asks the server once.
 * @throws Refusal, NoAnswer
 */
export async function ask<T>(
  { url, timing }: Pick<ComfyUiSettings, 'url' | 'timing'>,
  path: string,
  body: FormData | object | null = null,
  signal?: AbortSignal
): Promise<T> {
  const form = body instanceof FormData ? new Response(body) : null
  const type = form?.headers.get('content-type') ?? 'application/json'
  const answer = await send(
    `${url}/${path}`,
    {
      method: body ? 'POST' : 'GET',
      headers: body ? { 'content-type': type } : {},
      // A form as bytes: it is made of the runtime's own classes, which those of the connection do not know.
      body: form ? Buffer.from(await form.arrayBuffer()) : body && JSON.stringify(body),
      ...(signal && { signal }),
    },
    form ? timing.transfer : timing.call
  )
  if (!answer.ok) throw await Refusal.of(answer)
  const text = await answer.text()
  return (text === '' ? null : JSON.parse(text)) as T
}
