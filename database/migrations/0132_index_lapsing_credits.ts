import { BaseSchema } from '@adonisjs/lucid/schema'

const NAME = 'credit_grants_lapsing'

/**
 * What lapses, by time. Not by what is left of it: a column or condition with that would have each debit write into all indexes of the
 * table.
 */
export default class extends BaseSchema {
  /** Built while others write. */
  static override disableTransactions = true

  override async up() {
    this.schema.raw(`drop index concurrently if exists ${NAME}`)
    this.schema.raw(
      `create index concurrently ${NAME} on credit_grants (expires_at) where expires_at is not null`
    )
  }
}
