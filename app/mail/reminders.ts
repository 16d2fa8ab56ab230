import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { appUrl } from '#config/app'
import type { MailKind } from './messages.js'

/** Mails without which everything works: who does not want them gets none. All others tell of an account, of money or of what was asked for. */
const REMINDERS: readonly MailKind[] = ['credits_low', 'credits_expiring']

/** The page at which somebody ends reminders, or has them sent again; signed, so that a mail can lead there too. */
export function remindersPath(userId: number): string {
  return signedUrlFor('mail-reminders.show', { user: userId })
}

/** Where somebody ends the reminders, without signing in; null for mails that are needed. The link does not expire. */
export function unsubscribeUrl(kind: MailKind, userId: number | null): string | null {
  if (userId === null || !REMINDERS.includes(kind)) return null
  return signedUrlFor('mail-reminders.show', { user: userId }, { prefixUrl: appUrl })
}
