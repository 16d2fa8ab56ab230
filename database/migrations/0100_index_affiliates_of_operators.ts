import { BaseSchema } from '@adonisjs/lucid/schema'

/** What operators look for among affiliates and what they are paid. */
const INDEXES = {
  affiliates_held: 'affiliates (id) where held_at is not null',
  payouts_failed_newest: `payouts (id) where status = 'failed'`,
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
