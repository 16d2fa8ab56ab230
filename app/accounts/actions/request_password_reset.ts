import { createHash } from 'node:crypto'
import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/mail/actions/queue_mail'
import { absoluteUrl } from '#app/shell/absolute_url'
import { FormError } from '#app/shell/exceptions/form_error'
import { sql } from '#app/shell/sql'
import { ACCOUNT_ERRORS } from '../error_texts.js'
import User from '../models/user.js'
import { hashResetToken, makeResetToken, RESET_MINUTES } from '../reset_token.js'
import { takeAtLeast } from '../take_at_least.js'

/** Several times what writing the mail takes. */
const ANSWER_MS = 500

/**
 * Has a link mailed with which a new password can be set; earlier links end. Words and time are the same when nobody
 * has this address.
 * @param email in the form of `canonicalEmail`
 * @throws FormError when a link was asked for this address within the last minute, whether or not one was sent
 */
export async function requestPasswordReset(email: string): Promise<void> {
  await oncePerMinute(email)
  await takeAtLeast(ANSWER_MS, () => sendLink(email))
}

async function oncePerMinute(email: string): Promise<void> {
  const key = `reset-link:${createHash('sha256').update(email).digest('base64url')}`
  try {
    await limiter.use({ requests: 1, duration: '1 minute' }).consume(key)
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    throw new FormError({ email: ACCOUNT_ERRORS.resetWait })
  }
}

async function sendLink(email: string): Promise<void> {
  const user = await User.findBy('email', email)
  if (user) await db.transaction((trx) => queueResetLink(trx, user))
}

/** Has a link mailed with which a new password can be set; an earlier one ends. */
export async function queueResetLink(
  trx: TransactionClientContract,
  { id, name, email }: Pick<User, 'id' | 'name' | 'email'>
): Promise<void> {
  const token = makeResetToken()
  const query = new URLSearchParams({ email })
  // The address may have been changed since it was read: then this link must open nothing.
  const stored = await sql(
    trx,
    `insert into password_reset_tokens (user_id, hash, created_at)
     select id, ?, now() from users where id = ? and email = ? for share
     on conflict (user_id) do update set hash = excluded.hash, created_at = excluded.created_at
     returning user_id`,
    [hashResetToken(token), id, email]
  )
  if (stored.length === 0) return
  await queueMail(trx, {
    userId: id,
    recipient: email,
    kind: 'reset_password',
    data: { name, url: absoluteUrl(`/reset-password/${token}?${query}`), minutes: RESET_MINUTES },
  })
}
