import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether somebody is reminded by mail of what is useful and not needed. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('users', (table) => {
      table.boolean('wants_reminders').notNullable().defaultTo(true)
    })
  }
}
