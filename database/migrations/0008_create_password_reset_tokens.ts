import { BaseSchema } from '@adonisjs/lucid/schema'

/** The link of a mail by which a user sets a new password, one at a time. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('password_reset_tokens', (table) => {
      table.bigInteger('user_id').primary().references('users.id').onDelete('CASCADE')
      table.text('hash').notNullable()
      table.timestamp('created_at', { useTz: true }).notNullable()
    })
  }
}
