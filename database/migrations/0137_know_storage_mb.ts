import { BaseSchema } from '@adonisjs/lucid/schema'

/** That no limit is below nothing holds for all rows. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(
      'alter table user_limits validate constraint user_limits_storage_is_not_negative'
    )
  }
}
