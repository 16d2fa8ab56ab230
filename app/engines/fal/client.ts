import { createFalClient, type FalClient } from '@fal-ai/client'
import { Refusal } from '../remote/queue/refusal.js'
import { send } from '../remote/send.js'
import type { FalSettings } from './settings.js'

const HOSTS = {
  queue: /^https:\/\/queue\.fal\.run(?=\/)/,
  rest: /^https:\/\/rest(?:\.alpha)?\.fal\.ai(?=\/)/,
} as const

/** Headers of an answer that the client's own results leave out. */
export type AnswerHeaders = Pick<Headers, 'get'>

/**
 * The provider's client, made to do exactly one request a call: its own repetitions would pay for a submission twice. What is no
 * success is thrown as {@link Refusal} or {@link NoAnswer}; repeating is for the caller, who knows what is safe.
 *
 * @param onAnswer is given the headers of each answer
 */
export function createClient(
  settings: FalSettings,
  onAnswer: (headers: AnswerHeaders) => void = () => {}
): FalClient {
  return createFalClient({
    credentials: settings.key,
    retry: { maxRetries: 0 },
    fetch: async (input, init) => {
      const url = rewrite(String(input), settings.urls)
      const isUpload = init?.method === 'PUT' && init.body !== undefined && init.body !== null
      const limit = isUpload ? settings.timing.transfer : settings.timing.call
      const answer = await send(url, init ?? {}, limit)
      if (!answer.ok) throw await Refusal.of(answer)
      onAnswer(answer.headers)
      return answer
    },
  })
}

function rewrite(url: string, urls: FalSettings['urls']): string {
  return url.replace(HOSTS.queue, urls.queue).replace(HOSTS.rest, urls.rest)
}
