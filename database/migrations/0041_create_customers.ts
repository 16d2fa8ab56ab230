import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Who a user is at a payment provider. The row of a customer whom somebody deletes there stays, since refunds and disputes of what it has
 * paid are told by its name.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('customers', (table) => {
      table.text('provider_id').primary()
      table.text('provider').notNullable()
      table.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now())
      /** When the provider said that it is gone. */
      table.timestamp('deleted_at', { useTz: true }).nullable()
      table.check(
        `provider in ('stripe', 'stripe_test', 'sandbox')`,
        {},
        'customers_provider_is_known'
      )
    })
    this.schema.raw(
      'create unique index customers_one_live on customers (user_id, provider) where deleted_at is null'
    )
  }
}
