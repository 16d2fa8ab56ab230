import { ApiError } from '~/shell/client/api_error'
import { getJson, postJson } from '~/shell/client/json'
import { route } from '~/shell/client/routes'
import type { GenerationData } from '~/studio/transformers/generation_data'

const POLL_MS = 5_000
/** Polls that may fail one after the other before the screen gives up; the work itself goes on. */
const POLL_FAILURES = 3

interface Accepted {
  generation_id: string
  status: string
}

/**
 * Calls for work and resolves with its result, however long it takes: a call that is answered 'accepted' is followed
 * by polling. Throws `ApiError` with the server's sentence when the work failed.
 */
export async function runGeneration<Result extends object>(
  url: string,
  body: object,
  idempotencyKey: string
): Promise<Result> {
  const answer = await postJson<Result | Accepted>(url, body, { idempotencyKey })
  if (!isAccepted(answer)) return answer
  return follow<Result>(answer.generation_id)
}

function isAccepted(answer: object): answer is Accepted {
  return 'status' in answer && !('images' in answer) && !('aiImage' in answer)
}

async function follow<Result>(id: string): Promise<Result> {
  for (let failures = 0; ;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    try {
      const generation = await getJson<GenerationData>(route('generations.show', { id }))
      failures = 0
      if (generation.status === 'succeeded') return generation.result as Result
      if (generation.error) throw new ApiError(422, generation.error, { error: generation.error })
    } catch (error) {
      const isFinal = error instanceof ApiError && error.status === 422
      failures += 1
      if (isFinal || failures >= POLL_FAILURES) throw error
    }
  }
}

/** What a screen says of a failed call: the server's sentence, else its own. */
export function reasonOf(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise
  return error.error ?? error.message ?? otherwise
}
