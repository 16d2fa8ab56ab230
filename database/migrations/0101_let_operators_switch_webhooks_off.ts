import { BaseSchema } from '@adonisjs/lucid/schema'

/** An operator can switch an endpoint off. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('webhook_endpoints', (table) => {
      table.dropChecks('webhook_endpoints_reason_is_known')
      table.check(
        `disabled_reason in ('owner', 'gone', 'failing', 'operator')`,
        {},
        'webhook_endpoints_reason_is_known'
      )
    })
  }
}
