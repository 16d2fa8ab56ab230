import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who has put away which announcement. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('announcement_dismissals', (table) => {
      table.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table
        .bigInteger('announcement_id')
        .notNullable()
        .references('announcements.id')
        .onDelete('CASCADE')
        .index()
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now())
      table.primary(['user_id', 'announcement_id'])
    })
  }
}
