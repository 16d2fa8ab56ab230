import { BaseSchema } from '@adonisjs/lucid/schema'

/** Batches of payouts that were sent to the sandbox, which plays PayPal. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('sandbox_payout_batches', (table) => {
      table.text('id').primary()
      table.text('sender_batch_id').notNullable().unique()
      table.text('status').notNullable()
      table.text('email_subject').nullable()
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now())
    })
  }
}
