import { ApiError, isLost } from '~/ui/client/api_error'
import { getJson, postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import type { GenerationData } from '~/work/transformers/generation_data'

const POLL_MS = 5_000
/** Polls that may fail one after the other before the screen gives up; the work itself goes on. */
const POLL_FAILURES = 3

/** How the server answers a call whose work was cancelled, and one whose work failed. */
const CANCELLED = 409
const FAILED = 422

interface Accepted {
  generation_id: string
  status: string
}

/**
 * Calls for work and resolves with its result, however long it takes: a call that is answered 'accepted' is followed
 * by polling, and so is one whose answer was lost on the way. Throws `ApiError` with the server's sentence when the work
 * failed.
 */
export async function runGeneration<Result extends object>(
  url: string,
  body: object,
  idempotencyKey: string
): Promise<Result> {
  let answer: Result | Accepted
  try {
    answer = await postJson<Result | Accepted>(url, body, { idempotencyKey })
  } catch (error) {
    const id = isLost(error) ? await findWork(idempotencyKey) : null
    if (id === null) throw error
    return followGeneration<Result>(id)
  }
  if (!isAccepted(answer)) return answer
  return followGeneration<Result>(answer.generation_id)
}

/** The id of the work that a call has begun; null while the server cannot be asked, and when the call never reached it. */
export async function findWork(key: string): Promise<string | null> {
  try {
    return (await getJson<GenerationData>(route('generations.by-key', { key }))).id
  } catch {
    return null
  }
}

function isAccepted(answer: object): answer is Accepted {
  return (
    'generation_id' in answer &&
    'status' in answer &&
    !('images' in answer) &&
    !('aiImage' in answer)
  )
}

/** Resolves with the result of work that was accepted earlier, or throws as above. */
export async function followGeneration<Result>(id: string): Promise<Result> {
  for (let failures = 0, wait = 0; ; wait = POLL_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait))
    try {
      const generation = await getJson<GenerationData>(route('generations.show', { id }))
      failures = 0
      if (generation.status === 'succeeded') return generation.result as Result
      if (generation.error) {
        const status = generation.status === 'cancelled' ? CANCELLED : FAILED
        const { error, error_code: code } = generation
        throw new ApiError(status, error, { error, code, generation_id: id })
      }
    } catch (error) {
      const isFinal = error instanceof ApiError && [CANCELLED, FAILED].includes(error.status)
      failures += 1
      if (isFinal || failures >= POLL_FAILURES) throw error
    }
  }
}

/** What went wrong with a call, for statistics: the server's code, or the kind of its answer. */
export function codeOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'invalid_answer'
  const { code } = (error.body ?? {}) as { code?: string }
  return code ?? (error.status === 0 ? 'unreachable' : `status_${error.status}`)
}

/** The work that a call came to nothing of; undefined where there was none. */
export function generationOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return ((error.body ?? {}) as { generation_id?: string }).generation_id
}

/** Whether a call came to nothing because its work was cancelled. */
export function isCancelled(error: unknown): boolean {
  return error instanceof ApiError && error.status === CANCELLED
}
