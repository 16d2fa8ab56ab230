import { BaseSchema } from '@adonisjs/lucid/schema'

/** Copies of photos that were sent one by one to be identified, so that a line that is cut costs one of them. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('photo_copies', (table) => {
      table.uuid('media_id').primary().references('media.id').onDelete('CASCADE')
      table.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.text('original_name').nullable()
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now()).index()
    })
  }
}
