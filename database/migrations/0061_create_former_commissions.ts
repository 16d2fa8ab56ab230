import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Payments of deleted accounts that have earned a commission, to give it back when the money goes back; of the buyer nothing but the
 * provider's name of the payment. Cents.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('former_commissions', (table) => {
      table.text('payment_intent_id').primary()
      table
        .bigInteger('affiliate_id')
        .notNullable()
        .references('affiliates.id')
        .onDelete('CASCADE')
        .index()
      table.text('campaign').notNullable()
      table.integer('amount').notNullable()
      table.integer('tax').notNullable()
      table.integer('refunded').notNullable()
      table.text('dispute').nullable()
      /** What the affiliate's ledger has for it. */
      table.integer('held').notNullable()
      table.timestamp('paid_at', { useTz: true }).notNullable()
      /** When all of it had gone back. */
      table.timestamp('returned_at', { useTz: true }).nullable()
      table.check('held >= 0', {}, 'former_commissions_held_is_not_negative')
    })
  }
}
