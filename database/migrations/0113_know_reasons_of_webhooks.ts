import { BaseSchema } from '@adonisjs/lucid/schema'

/** What 0101 has let stand as it was: read here without keeping anybody from writing. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(
      'alter table webhook_endpoints validate constraint webhook_endpoints_reason_is_known'
    )
  }
}
