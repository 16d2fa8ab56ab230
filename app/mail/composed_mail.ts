import { firstOf } from '#app/core/elements'
import { cutText } from '#common/cut_text'
import { oneLine } from '#app/core/http/readable'
import { MAIL_MESSAGES } from './messages/en/mails.js'

/** Lists of mails show no more. */
const PREHEADER_LENGTH = 140

export interface MailButton {
  label: string
  url: string
}

/** What a mail says, before it is set in HTML or plain text. */
export interface ComposedMail {
  subject: string
  heading: string
  /** What lists of mails show beside the subject: what it is about, and not whom it greets. */
  preheader: string
  paragraphs: string[]
  buttons: MailButton[]
  /** In small letters below the buttons. */
  notes: string[]
}

export const button = (label: string, url: string): MailButton => ({ label, url })

export function mail(
  subject: string,
  heading: string,
  paragraphs: string[],
  buttons: MailButton[],
  notes: string[]
): ComposedMail {
  const greeting = firstOf(MAIL_MESSAGES.hello.split('{'))
  const said = paragraphs.filter((it) => !it.startsWith(greeting)).join(' ')
  const preheader = cutText(said || heading, PREHEADER_LENGTH, '…')
  return { subject, heading, preheader, paragraphs, buttons, notes }
}

export function hello(name: string): string {
  return fill(MAIL_MESSAGES.hello, { name })
}

/** Replaces `{name}` by its value; what people typed is put on one line. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => oneLine(values[name] ?? ''))
}

/** In UTC, since the server does not know where the reader is. */
export function timeText(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 16).replace('T', ', ')} UTC`
}
