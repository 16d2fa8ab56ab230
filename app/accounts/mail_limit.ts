import { AppError } from '#app/shell/exceptions/app_error'
import { REPLY_TEXTS } from '#app/shell/exceptions/reply_texts'
import { emailDigest } from './account_attempts.js'
import { withinLimit } from './within_limit.js'

/** Links to one address, whoever has them sent: an address that somebody typed in may be anybody's. */
const MOST = { requests: 10, duration: '1 hour' }

/** Whether one more link may be mailed to an address; counts it. Not in a transaction, which would wait for a second connection. */
export function mayMailTo(email: string): Promise<boolean> {
  return withinLimit(`links:${emailDigest(email)}`, MOST)
}

/** @throws AppError 429 when so many links went to the address that it is enough for now */
export async function limitMailsTo(email: string): Promise<void> {
  if (!(await mayMailTo(email))) throw new AppError(429, 'too_many_mails', REPLY_TEXTS[429])
}
