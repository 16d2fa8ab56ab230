import { BaseSchema } from '@adonisjs/lucid/schema'
import { paymentProvider } from '#config/billing'

/** What a provider made, with the column that names it there. */
const MADE = {
  customers: 'provider_id',
  subscriptions: 'provider_id',
  checkouts: 'provider_id',
  payments: 'provider_id',
  webhook_events: 'id',
}

/** Whose those things are that the sandbox does not know: its things stay for ever. */
const OTHERS = paymentProvider === 'stripe_test' ? 'stripe_test' : 'stripe'

/**
 * Customers and what they buy are known to the provider that made them and to no other, so each says who it was. A visit to the
 * payment page says what was asked for, to be compared with what was paid.
 */
export default class extends BaseSchema {
  override async up() {
    for (const [name, id] of Object.entries(MADE)) {
      this.schema.alterTable(name, (table) => {
        table.text('provider').nullable()
        table.check(
          `provider in ('stripe', 'stripe_test', 'sandbox')`,
          {},
          `${name}_provider_is_known`
        )
      })
      this.schema.raw(
        `update ${name} set provider = case
           when exists (select 1 from sandbox_objects o where o.id = ${name}.${id}) then 'sandbox' else '${OTHERS}' end`
      )
    }
    // A visit without a session was on the way to the provider that has the customer.
    this.schema.raw(
      `update checkouts c set provider = k.provider from customers k
       where c.provider_id is null and k.user_id = c.user_id`
    )
    for (const name of Object.keys(MADE)) {
      this.schema.alterTable(name, (table) => table.text('provider').notNullable().alter())
    }
    /** What a visit is to cost before discounts, in cents; not known of older ones. */
    this.schema.alterTable('checkouts', (table) => table.integer('amount').nullable())
    // A user is a customer of each provider, and has a visit open at each.
    this.schema.raw(`
      alter table customers drop constraint customers_pkey, add primary key (user_id, provider);
      drop index checkouts_one_open;
      create unique index checkouts_one_open on checkouts (user_id, kind, provider) where status = 'open'
    `)
  }
}
