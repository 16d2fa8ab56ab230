import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What was paid with an amount or a currency that nobody was asked for brings nothing until somebody has looked at it. Its buyer is told
 * so: the visit is `refused`, and `returned` once the money has gone back.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table checkouts drop constraint checkouts_status_is_known,
        add constraint checkouts_status_is_known check (status in
          ('open', 'processing', 'complete', 'failed', 'expired', 'refused', 'returned'))
    `)
    this.schema.alterTable('subscriptions', (table) => {
      /** What a month cost, before discounts, when it was first heard of; cents. Not known of older ones until they change. */
      table.integer('amount').nullable()
    })
  }
}
