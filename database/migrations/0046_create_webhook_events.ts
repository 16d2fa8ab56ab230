import { BaseSchema } from '@adonisjs/lucid/schema'

/** The payment provider's messages, kept as they came and handled by a job. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('webhook_events', (table) => {
      table.text('id').primary()
      table.text('provider').notNullable()
      table.text('type').notNullable()
      table.text('api_version').nullable()
      /** Whose it is, so that it can go with the account. */
      table.text('customer_id').nullable().index()
      table.jsonb('payload').notNullable()
      table.text('status').notNullable().defaultTo('pending')
      table.text('error').nullable()
      table.timestamp('happened_at', { useTz: true }).notNullable()
      table.timestamp('received_at', { useTz: true }).notNullable().defaultTo(this.now())
      table.timestamp('handled_at', { useTz: true }).nullable()
      table.check(
        `provider in ('stripe', 'stripe_test', 'sandbox')`,
        {},
        'webhook_events_provider_is_known'
      )
      table.check(
        `status in ('pending', 'handled', 'ignored', 'failed')`,
        {},
        'webhook_events_status_is_known'
      )
      table.index(['status', 'received_at'])
    })
  }
}
