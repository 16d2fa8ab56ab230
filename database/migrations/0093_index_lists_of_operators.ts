import { BaseSchema } from '@adonisjs/lucid/schema'

/** What operators look for, among millions. */
const INDEXES = {
  users_email_prefix: 'users (email text_pattern_ops)',
  users_name_prefix: 'users (lower(name) text_pattern_ops)',
  users_created_at: 'users (created_at)',
  payments_paid_at: 'payments (paid_at)',
  users_suspended: 'users (id) where suspended_at is not null',
  generations_failed_newest: `generations (id) where state = 'failed'`,
  mails_waiting: 'mails (created_at) where sent_at is null and failed_at is null',
  mails_failed: 'mails (created_at) where failed_at is not null',
  payments_refunded_newest: 'payments (id) where refunded > 0',
  payments_disputed_newest: 'payments (id) where dispute is not null',
}

export default class extends BaseSchema {
  /** Built while others write. */
  static override disableTransactions = true

  override async up() {
    for (const [name, what] of Object.entries(INDEXES)) {
      this.schema.raw(`drop index concurrently if exists ${name}`)
      this.schema.raw(`create index concurrently ${name} on ${what}`)
    }
  }
}
