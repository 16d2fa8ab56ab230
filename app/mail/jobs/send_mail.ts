import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { Mailer, type MailResponse } from '@adonisjs/mail'
import db from '@adonisjs/lucid/services/db'
import { cutText } from '#common/cut_text'
import { appUrl } from '#config/app'
import type { Locale } from '#app/i18n/locales'
import { withLocale } from '#app/i18n/current_locale'
import { sql } from '#app/core/database/sql'
import { isDatabaseAway } from '#app/core/errors/away'
import { inSpan } from '#app/core/tracing/spans'
import { composeMail } from '../compose_mail.js'
import { LETS_IN, type MailData, type MailKind } from '../messages.js'
import { renderHtml, renderText } from '../render_mail.js'
import { unsubscribeUrl } from '../reminders.js'
import { classifyMailError } from './classify_mail_error.js'

interface MailRow {
  user_id: number | null
  recipient: string
  language: Locale
  kind: MailKind
  data: MailData[MailKind]
  attempts: number
}

export interface SendMailInput {
  mailId: string
  /** Whether a failure now may be repaired by another try. */
  mayRetry: boolean
  /** Ends the sending, wherever it is. */
  signal?: AbortSignal
}

/** So long it is tried to write down what became of a mail, and what passes in between: a killed database comes back in less. */
const RECORD_MS = 60_000
const RECORD_PAUSE_MS = 2_000

/**
 * Sends a queued mail, at most once. It is marked before it is handed over: a worker that dies in between leaves a mail
 * that may have arrived: `sweepMails` reports it, and it is not repeated. Once sent, its data is forgotten; once given
 * up, where it may hold a link that lets somebody in, or may have arrived.
 * @throws what the server said, when another try makes sense
 */
export async function sendMail({ mailId, mayRetry, signal }: SendMailInput): Promise<void> {
  const mail = await claim(mailId)
  if (!mail) return
  let answer: string | null
  try {
    const facts = { 'vitrine.mail': mail.kind }
    answer = await inSpan('send mail', { kind: 'client', isInner: true, facts }, () =>
      handOver(mailId, mail, signal)
    )
  } catch (error) {
    const fate = classifyMailError(error)
    const retry = fate === 'retry' && mayRetry
    const { message } = error as Error
    const isUncertain = fate === 'uncertain'
    const keep = canBeSentAgain(mail, isUncertain)
    const change = { attempt: mail.attempts, retry, isUncertain, keep }
    await recorded(() => release(mailId, message, change), signal)
    const told = { mailId, userId: mail.user_id, kind: mail.kind, attempt: mail.attempts, fate }
    if (retry) {
      logger.warn(told, `mail was not sent and is tried again: ${message}`)
      throw error
    }
    const outcome = fate === 'uncertain' ? 'may not have been sent' : 'was not sent'
    logger.error({ ...told, err: error }, `mail ${outcome}: ${message}`)
    return
  }
  await recorded(() => markSent(mailId, answer), signal)
}

/**
 * Writes down what became of a mail, also where the database is away for a moment: otherwise it would count as one that may or may not have arrived.
 * @throws what the database said at last, and at once when the sending is ended
 */
async function recorded(write: () => Promise<unknown>, signal?: AbortSignal): Promise<void> {
  const until = performance.now() + RECORD_MS
  for (;;) {
    try {
      await write()
      return
    } catch (error) {
      if (!isDatabaseAway(error) || signal?.aborted || performance.now() > until) throw error
      await sleep(RECORD_PAUSE_MS, undefined, { signal }).catch(() => {})
    }
  }
}

/** Null when the mail is sent, given up, in other hands, or no longer there. */
async function claim(mailId: string): Promise<MailRow | null> {
  const [row] = await sql<MailRow>(
    db.connection(),
    `update mails set handed_over_at = now(), attempts = attempts + 1
     where id = ? and handed_over_at is null and sent_at is null and failed_at is null
     returning user_id, recipient, language, kind, data, attempts`,
    [mailId]
  )
  return row ?? null
}

/** @returns what whoever took it said of it */
async function handOver(
  mailId: string,
  { user_id: userId, recipient, language, kind, data }: MailRow,
  signal?: AbortSignal
): Promise<string | null> {
  const unsubscribe = unsubscribeUrl(kind, userId)
  const { subject, html, text } = await withLocale(language, async () => {
    const composed = composeMail(kind, data)
    return {
      subject: composed.subject,
      html: await renderHtml(composed, unsubscribe),
      text: renderText(composed, unsubscribe),
    }
  })
  const mailer = await app.container.make(Mailer)
  const response = await mailer.send(
    (message) => {
      message.to(recipient).subject(subject).html(html).text(text)
      message.nodeMailerMessage.messageId = `<${mailId}@${new URL(appUrl).hostname}>`
      message.header('Auto-Submitted', 'auto-generated')
      if (unsubscribe) {
        message.header('List-Unsubscribe', `<${unsubscribe}>`)
        message.header('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click')
      }
    },
    { signal }
  )
  return answerOf(response as MailResponse<unknown>)
}

/** The sentence of a mail server, or the id that a provider gave the mail; null of the mailbox, which says nothing. */
function answerOf({ original, messageId }: MailResponse<unknown>): string | null {
  if (typeof original === 'string') return cutText(original.replace(/[\s\p{Cc}]+/gu, ' '), 1000)
  return original === null ? null : messageId
}

/** Whether an operator may have a mail that was given up sent again: it has surely not arrived, and holds nothing that lets somebody in. */
function canBeSentAgain({ kind }: MailRow, isUncertain: boolean): boolean {
  return !isUncertain && !LETS_IN[kind]
}

async function markSent(id: string, answer: string | null) {
  await sql(
    db.connection(),
    `update mails set sent_at = now(), answer = ?, data = '{}' where id = ?`,
    [answer, id]
  )
}

interface Release {
  /** Which it was: one that somebody else has begun since is theirs. */
  attempt: number
  retry: boolean
  isUncertain: boolean
  /** Whether its data outlives that it is given up. */
  keep: boolean
}

async function release(id: string, error: string, { attempt, retry, isUncertain, keep }: Release) {
  await sql(
    db.connection(),
    `update mails set last_error = :error,
       handed_over_at = case when :retry or not :isUncertain then null else handed_over_at end,
       failed_at = case when :retry then null else now() end,
       data = case when :retry or :keep then data else '{}' end
     where id = :id and attempts = :attempt`,
    { id, error: cutText(error, 1000), attempt, retry, isUncertain, keep }
  )
}
