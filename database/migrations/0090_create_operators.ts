import { BaseSchema } from '@adonisjs/lucid/schema'

/** Accounts that may open the admin pages. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('operators', (table) => {
      table.bigInteger('user_id').primary().references('users.id').onDelete('CASCADE')
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now())
    })
  }
}
