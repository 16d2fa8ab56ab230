import { ApiError } from '~/ui/client/api_error'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { ANSWER_MESSAGES } from '~/work/messages/en/answer'

/** What a call for pictures comes to. */
export interface ImagesAnswer {
  images: GeneratedImageData[]
  ignored_words: string[]
  failures: string[]
}

/** @throws ApiError for the screen when an answer that should carry pictures does not */
export function checkedAnswer(answer: ImagesAnswer): ImagesAnswer {
  if (Array.isArray(answer?.images)) return answer
  throw new ApiError(0, ANSWER_MESSAGES.invalidAnswer)
}

/** What there is to say of pictures that were made, one sentence each; `tookCredits` of those that could not be made. */
export function notesOf(
  { ignored_words: ignored = [], failures = [] }: ImagesAnswer,
  tookCredits: boolean
): string[] {
  return [
    ...(ignored.length > 0 ? [ANSWER_MESSAGES.ignored(ignored)] : []),
    ...(failures.length > 0 ? [ANSWER_MESSAGES.someFailed(failures.length, tookCredits)] : []),
  ]
}
