/** A mail in the mailbox, as it is kept and shown. */
export type StoredMail = {
  id: string
  recipient: string
  subject: string
  text: string
  html: string
  /** ISO 8601. */
  sent_at: string
}
