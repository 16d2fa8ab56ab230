import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who is signed in where, and guests. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('sessions', (table) => {
      table.text('id').primary()
      table.bigInteger('user_id').nullable().references('users.id').onDelete('CASCADE').index()
      table.text('ip_address').nullable()
      table.text('user_agent').nullable()
      table.jsonb('data').notNullable()
      table.timestamp('last_active_at', { useTz: true }).notNullable()
      table.timestamp('expires_at', { useTz: true }).notNullable().index()
    })
  }
}
