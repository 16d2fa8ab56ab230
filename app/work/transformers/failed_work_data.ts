import { firstOf } from '#app/core/elements'
import type { GenerationKind } from '../generation_state.js'
import type { FailedWorkRow } from '../queries/list_failed_work.js'
import { categoryOf, type Failure, type FailureCategory } from '#app/engines/failures/failures'
import { failureMessage } from '#app/engines/failures/failure_message'
import { keptFailure } from '../kept_failure.js'

/** Work of which pieces failed, as its product's page shows it. */
export type FailedWorkData = {
  id: string
  kind: GenerationKind
  prompt: string
  negative_prompt: string
  /** Pictures that could not be made; as many credits were given back, where it took any. */
  num_images: number
  took_credits: boolean
  /** Why, one sentence. */
  error: string
  /** Whether the same could succeed another time. */
  can_retry: boolean
  finished_at: string
}

/** Errors that the same order meets again. */
const LASTING: readonly FailureCategory[] = [
  'rejected_content',
  'invalid_input',
  'product_unclear',
  'unsupported',
]

/** What an own key was refused for, its owner may have mended. */
function isLasting(failure: Failure, { ownKey }: FailedWorkRow): boolean {
  const category = categoryOf(failure)
  return LASTING.includes(category) && !(ownKey && category === 'unsupported')
}

export function failedWorkData(row: FailedWorkRow): FailedWorkData {
  const failures = row.failures ?? [keptFailure(row) ?? { code: 'internal', params: {} }]
  const first = row.failures?.[0]?.index ?? 0
  return {
    id: row.id,
    kind: row.kind,
    prompt: row.prompts?.[first] ?? row.prompt ?? '',
    negative_prompt: row.negativePrompt ?? '',
    num_images: row.failures?.length ?? row.prompts?.length ?? 1,
    error: failureMessage(firstOf(failures)),
    took_credits: !row.ownKey,
    can_retry: !row.hasTemporaryMedia && failures.some((failure) => !isLasting(failure, row)),
    finished_at: row.finishedAt.toISOString(),
  }
}
