import { ApiError, isLost, isRefused } from '~/ui/client/api_error'

/** No session, no right, no product, a stale token, too many calls. */
const NO_JUDGMENT = [401, 403, 404, 419, 429]

const UNPROCESSABLE = 422

/** Fields whose errors are about the photo itself. */
const PHOTO_FIELDS = ['images', 'masks']

/** Whether the server has not judged what was sent: an earlier try may have arrived. */
export function isUnjudged(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return isLost(error) || isRefused(error) || NO_JUDGMENT.includes(error.status)
}

/** Whether what befell one photo would befall the others too. */
export function isOfAll(error: unknown): boolean {
  if (isUnjudged(error)) return true
  if (!(error instanceof ApiError) || error.status !== UNPROCESSABLE) return false
  return !PHOTO_FIELDS.some((field) => field in error.errors)
}

/** What is wrong with other fields of the call that brought a photo, by field. */
export function otherFieldsOf(error: unknown): Record<string, string[]> {
  if (!(error instanceof ApiError)) return {}
  const others = Object.entries(error.errors).filter(([field]) => !PHOTO_FIELDS.includes(field))
  return Object.fromEntries(others)
}
