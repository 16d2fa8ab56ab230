import { BaseSchema } from '@adonisjs/lucid/schema'

/** How many pieces of work a worker takes at a time, by which is told how long what waits will wait. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('workers', (table) => {
      table.integer('at_once').notNullable().defaultTo(1)
    })
  }
}
