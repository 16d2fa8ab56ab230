import { type KeptError, errorMessage } from '#app/core/errors/define_error'
import { type PictureRefusal, pictureRefusalMessage } from '#app/media/intake/picture_refused'
import { IMPORT_ERRORS } from './messages/en/common.js'

/** Why a row could not be imported, as it is kept. */
export type ImportProblem =
  | { code: 'unexpected' }
  | { code: 'sku_taken'; sku: string }
  /** The account may not have it: there are more products, or files, than it may keep. */
  | { code: 'refused'; refusal: KeptError }
  /** The first photo that could not be had, and how many others. */
  | { code: 'photos'; place: number; refusal: PictureRefusal; address: string; others: number }
  /** A sentence that was kept before problems had codes. */
  | { code: 'other'; sentence: string }

/** In the language that is spoken now. */
export function importProblemMessage(problem: ImportProblem): string {
  switch (problem.code) {
    case 'unexpected':
      return IMPORT_ERRORS.unexpected
    case 'sku_taken':
      return IMPORT_ERRORS.skuTaken(problem.sku)
    case 'refused':
      return errorMessage(problem.refusal)
    case 'photos': {
      const reason = pictureRefusalMessage(problem.refusal)
      const first = IMPORT_ERRORS.photo(problem.place, reason, problem.address)
      return problem.others === 0 ? first : IMPORT_ERRORS.photos(first, problem.others)
    }
    case 'other':
      return problem.sentence
  }
}
