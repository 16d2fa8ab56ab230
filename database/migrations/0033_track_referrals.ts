import { BaseSchema } from '@adonisjs/lucid/schema'

/** What it takes to count visitors without knowing them, and to work out what a payment earns whom. */
export default class extends BaseSchema {
  override async up() {
    /** Keys of the days: without a day's key its visitors cannot be told any more. */
    this.schema.createTable('referral_keys', (table) => {
      table.date('day').primary()
      table.specificType('key', 'bytea').notNullable()
    })

    /** Where somebody registered from, as a hash: many from one place are a signal. */
    this.schema.alterTable('affiliates', (table) => {
      table.specificType('network', 'bytea').nullable()
    })
    this.schema.alterTable('referrals', (table) => {
      table.specificType('network', 'bytea').nullable()
    })

    this.schema.alterTable('payments', (table) => {
      /** The part of the amount that is tax. Cents. */
      table.integer('tax').notNullable().defaultTo(0)
      /** The payment provider's mark of the card, one and the same whoever pays with it. */
      table.text('card').nullable()
      table.check('tax between 0 and amount', {}, 'payments_tax_within_amount')
    })
    this.schema.raw('create index payments_card on payments (card) where card is not null')
  }
}
