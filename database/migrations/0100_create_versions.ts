import { BaseSchema } from '@adonisjs/lucid/schema'

/** Versions of the program that this database was brought up to date by. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('versions', (table) => {
      /** As in package.json. */
      table.text('version').primary()
      /** When it was brought up to date by it, and when it was started on it last. */
      table.timestamp('first_at', { useTz: true }).notNullable().defaultTo(this.now())
      table.timestamp('last_at', { useTz: true }).notNullable().defaultTo(this.now())
    })
  }
}
