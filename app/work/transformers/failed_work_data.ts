import type { GenerationKind } from '../generation_state.js'
import type { FailedWorkRow } from '../queries/list_failed_work.js'
import { sayFailure } from '../spoken/say.js'

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
const LASTING = ['rejected_content', 'invalid_input', 'product_unclear', 'unsupported']

/** What an own key was refused for, its owner may have mended. */
function isLasting(code: string, { ownKey }: FailedWorkRow): boolean {
  return LASTING.includes(code) && !(ownKey && code === 'unsupported')
}

export function failedWorkData(row: FailedWorkRow): FailedWorkData {
  const pieces = row.failedPieces ?? []
  const codes = row.failures ? pieces.map(({ code }) => code) : [row.errorCode ?? 'internal']
  const first = pieces[0]?.index ?? 0
  return {
    id: row.id,
    kind: row.kind,
    prompt: row.prompts?.[first] ?? row.prompt ?? '',
    negative_prompt: row.negativePrompt ?? '',
    num_images: row.failures?.length ?? row.prompts?.length ?? 1,
    error: sayFailure(row.failures?.[0] ?? row.errorMessage ?? ''),
    took_credits: !row.ownKey,
    can_retry: !row.hasTemporaryMedia && codes.some((code) => !isLasting(code, row)),
    finished_at: row.finishedAt.toISOString(),
  }
}
