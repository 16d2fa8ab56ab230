import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Money may arrive after its account was deleted: from a bank that takes days, or from a payment page in another tab. Whose it was tells
 * nothing here but the provider's name of the customer, and that is kept as long as money can be on its way.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('former_customers', (table) => {
      table.text('provider_id').primary()
      table.text('provider').notNullable()
      table.timestamp('deleted_at', { useTz: true }).notNullable().defaultTo(this.now())
    })
  }
}
