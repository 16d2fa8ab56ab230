import { emailDigest } from '../security/account_attempts.js'
import { withinLimit } from '../security/within_limit.js'
import { tooManyMails } from '../errors.js'

/** Links to one address, whoever has them sent: an address that somebody typed in may be anybody's. */
const MOST = { requests: 10, duration: '1 hour' }

/** Each change of an account's address mails two addresses. */
const MOST_EMAIL_CHANGES = { requests: 6, duration: '1 hour' }

/** Whether one more link may be mailed to an address; counts it. Not in a transaction, which would wait for a second connection. */
export function mayMailTo(email: string): Promise<boolean> {
  return withinLimit(`links:${emailDigest(email)}`, MOST)
}

/** @throws AppError 429 when so many links went to the address that it is enough for now */
export async function limitMailsTo(email: string): Promise<void> {
  if (!(await mayMailTo(email))) throw tooManyMails()
}

/** Whether a user may ask for one more change to an address, which is mailed then; counts it. Not in a transaction either. */
export async function mayChangeEmailTo(email: string, userId: number): Promise<boolean> {
  return (
    (await withinLimit(`email-change:${userId}`, MOST_EMAIL_CHANGES)) && (await mayMailTo(email))
  )
}
