import { type Failure } from './failures.js'
import { FAILURE_MESSAGES } from '../messages/en/failures.js'

/** Why something failed, in the language that is spoken now. */
export function failureMessage({ code, params }: Failure): string {
  const said = FAILURE_MESSAGES[code] as string | ((params: Failure['params']) => string)
  return typeof said === 'string' ? said : said(params)
}
