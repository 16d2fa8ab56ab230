import { BaseSchema } from '@adonisjs/lucid/schema'

/** How often money that had gone back to a buyer came in again, since the bank refused it. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('payments', (table) => {
      table.integer('refunds_failed').notNullable().defaultTo(0)
    })
  }
}
