import { BaseSchema } from '@adonisjs/lucid/schema'

/** Raised when the devices that an account was used from count as new again: whoever had it before may have used some of them. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('users', (table) => {
      table.integer('device_epoch').notNullable().defaultTo(0)
    })
  }
}
