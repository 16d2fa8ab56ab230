import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Somebody at the payment provider may delete a customer, who then can pay nothing more. The user gets another one; the row of the
 * deleted one stays, since refunds and disputes of what it has paid are told by its name.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('customers', (table) => {
      /** When the provider said that it is gone. */
      table.timestamp('deleted_at', { useTz: true }).nullable()
    })
    this.schema.raw(`
      alter table customers drop constraint customers_pkey, drop constraint customers_provider_id_unique,
        add primary key (provider_id);
      create index customers_user_id_index on customers (user_id);
      create unique index customers_one_live on customers (user_id, provider) where deleted_at is null
    `)
  }
}
