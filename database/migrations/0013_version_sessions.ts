import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which sessions of a user still count: those that were opened since the others were ended. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('users', (table) => {
      table.integer('session_version').notNullable().defaultTo(0)
    })
  }
}
