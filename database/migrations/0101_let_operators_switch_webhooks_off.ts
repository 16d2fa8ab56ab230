import { BaseSchema } from '@adonisjs/lucid/schema'

/** An operator can switch an endpoint off. Rows that are there are looked at by 0113. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`alter table webhook_endpoints
      drop constraint if exists webhook_endpoints_reason_is_known,
      add constraint webhook_endpoints_reason_is_known
        check (disabled_reason in ('owner', 'gone', 'failing', 'operator')) not valid`)
  }
}
