import { BaseSchema } from '@adonisjs/lucid/schema'

/** What operators look for among endpoints, and what waits for one. */
const INDEXES = {
  webhook_endpoints_failing: 'webhook_endpoints (id) where failing_since is not null',
  webhook_endpoints_disabled: 'webhook_endpoints (id) where disabled_at is not null',
  webhook_deliveries_waiting: `webhook_deliveries (endpoint_id) where state = 'pending'`,
}

export default class extends BaseSchema {
  /** Built while others write. */
  static override disableTransactions = true

  override async up() {
    for (const [name, what] of Object.entries(INDEXES)) {
      this.schema.raw(`drop index concurrently if exists ${name}`)
      this.schema.raw(`create index concurrently ${name} on ${what}`)
    }
  }
}
