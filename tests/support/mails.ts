import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { mailboxKey } from '#app/mail/mailbox/mailbox_key'
import type { StoredMail } from '#app/mail/mailbox/stored_mail'
import type { MailKind } from '#app/mail/messages'
import { sql } from '#app/core/database/sql'
import { Visitor } from './visitor.js'

const PATIENCE_MS = 120_000

/**
 * The newest mail to somebody whose text matches, once it has arrived in the mailbox.
 * @param mailbox its address with the key; the one of the tests' own server unless given
 * @throws Error when none comes
 */
export async function arrivedMail(
  recipient: string,
  text = /./,
  mailbox?: string
): Promise<StoredMail> {
  const visitor = await mailReader(mailbox)
  const deadline = Date.now() + PATIENCE_MS
  for (let seen = 0; Date.now() < deadline; await sleep(25)) {
    // A page of mails costs far more than the question whether there is a new one.
    const sent = mailbox ? Infinity : await countSent(recipient)
    if (sent <= seen) continue
    if (!mailbox) seen = sent
    const { props } = await visitor.visit('/mailbox')
    const mails: StoredMail[] = props.mails
    const mail = mails.find((each) => each.recipient === recipient && text.test(each.text))
    if (mail) return mail
  }
  throw new Error(`No mail to ${recipient} has ${text}`)
}

async function countSent(recipient: string): Promise<number> {
  const question = 'select from mails where recipient = ? and sent_at is not null'
  return (await sql(db.connection(), question, [recipient])).length
}

/** Somebody who has opened the mailbox by its link and may look into it from now on. */
export async function mailReader(mailbox = ownMailbox()): Promise<Visitor> {
  const reader = new Visitor(new URL(mailbox).origin)
  await reader.get(mailbox)
  return reader
}

/** Where the mailbox of the tests' own server opens. */
export function ownMailbox(): string {
  const key = mailboxKey(process.env.APP_KEY!)
  return `http://${process.env.HOST}:${process.env.PORT}/mailbox?key=${key}`
}

/**
 * A link in the newest mail that has one, once all that was written to somebody has arrived: of two mails that are sent at once, such as one
 * that tells of a new device, either may come last.
 * @param path how the path of the link begins
 */
export async function linkInMail(recipient: string, path: string): Promise<URL> {
  const waiting =
    'select 1 from mails where recipient = ? and sent_at is null and failed_at is null'
  const deadline = Date.now() + PATIENCE_MS
  while ((await sql(db.connection(), waiting, [recipient])).length > 0 && Date.now() < deadline) {
    await sleep(25)
  }
  const link = new RegExp(`https?://[^/\\s]+${RegExp.escape(path)}\\S*`)
  const { text } = await arrivedMail(recipient, link)
  return new URL(link.exec(text)![0])
}

/** What a visitor of the tests' own server opens, whatever address the link is made for. */
export function pathOf({ pathname, search }: URL): string {
  return pathname + search
}

/** The mails written to an address, oldest first, whether they have been sent or not. */
export function queuedMails(
  recipient: string
): Promise<{ kind: MailKind; user_id: number | null }[]> {
  return sql(
    db.connection(),
    'select kind, user_id from mails where recipient = ? order by created_at, kind',
    [recipient]
  )
}

/** How many mails of one kind were written to an address, whether they have been sent or not. */
export async function countMails(recipient: string, kind: MailKind): Promise<number> {
  return (await queuedMails(recipient)).filter((mail) => mail.kind === kind).length
}
