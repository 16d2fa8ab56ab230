import { type Failure, isKnownFailure } from './failures.js'
import { FAILURE_MESSAGES } from '../messages/en/failures.js'

/** Why something failed, in the language that is spoken now; of what only a later version knows, that it did. */
export function failureMessage({ code, params }: Failure): string {
  if (!isKnownFailure(code)) return FAILURE_MESSAGES.internal
  const said = FAILURE_MESSAGES[code] as string | ((params: Failure['params']) => string)
  return typeof said === 'string' ? said : said(params)
}
