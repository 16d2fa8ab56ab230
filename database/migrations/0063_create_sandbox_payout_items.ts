import { BaseSchema } from '@adonisjs/lucid/schema'

/** What is in the batches of the sandbox that plays PayPal. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('sandbox_payout_items', (table) => {
      table.text('id').primary()
      table.integer('place').notNullable()
      table
        .text('batch_id')
        .notNullable()
        .references('sandbox_payout_batches.id')
        .onDelete('CASCADE')
      table.text('sender_item_id').notNullable().index()
      table.text('receiver').notNullable()
      table.text('value').notNullable()
      table.text('currency').notNullable()
      table.text('status').notNullable()
      table.text('transaction_id').nullable()
      table.unique(['batch_id', 'place'])
    })
  }
}
