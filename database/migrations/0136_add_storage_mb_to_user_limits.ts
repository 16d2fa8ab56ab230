import { BaseSchema } from '@adonisjs/lucid/schema'

/** Megabytes of pictures and films that an account may keep; null where what counts for all does. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('user_limits', (table) => {
      table.integer('storage_mb').nullable()
    })
    this.schema.raw(
      'alter table user_limits add constraint user_limits_storage_is_not_negative check (storage_mb >= 0) not valid'
    )
  }
}
