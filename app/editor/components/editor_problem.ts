import { isCancelled, codeOf } from '~/work/components/run_generation'
import type { OpenedWorkData } from '~/editor/transformers/editor_data'
import { reasonOf } from '~/ui/client/api_error'
import { EDITOR_MESSAGES } from '../messages/en/screens'
import type { PendingWork } from './editor_draft'
import { problemSentence } from './problem_sentence'

const MESSAGES = EDITOR_MESSAGES.errors

/** How work is refused whose product was not found. */
const PRODUCT_UNCLEAR = 'product_unclear'

/** What went wrong, and with what. */
export interface EditorProblem {
  of: PendingWork['kind'] | 'source'
  sentence: string
  /** Whether it goes on once somebody shows where the product is. */
  needsProduct?: boolean
  /** Whether it was another way to the shape of the picture that shows. */
  isReshaping?: boolean
}

/** What there is to say of work that failed; null for nothing. */
export function problemOfWork(work: PendingWork, error: unknown): EditorProblem | null {
  const otherwise = work.kind === 'edit' ? MESSAGES.process : MESSAGES.upscale
  const reason = isCancelled(error) ? null : reasonOf(error, otherwise)
  const sentence = problemSentence(reason, work.hasLostArea)
  if (sentence === null) return null
  const needsProduct = codeOf(error) === PRODUCT_UNCLEAR
  return { of: work.kind, sentence, needsProduct, isReshaping: work.shapeWay !== undefined }
}

/** The same of work that is looked at again. */
export function problemOfOpened(work: OpenedWorkData): EditorProblem | null {
  const sentence = problemSentence(work.error, work.has_lost_area)
  return sentence === null ? null : { of: work.kind, sentence, needsProduct: work.needs_product }
}
