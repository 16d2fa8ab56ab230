import { BaseSchema } from '@adonisjs/lucid/schema'

/** What merchants upload to be edited. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('editor_sources', (table) => {
      table.uuid('media_id').primary().references('media.id').onDelete('CASCADE')
      table.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now())
      /** When something was last made of it. */
      table.timestamp('used_at', { useTz: true }).notNullable().defaultTo(this.now()).index()
    })
  }
}
