import { BaseSchema } from '@adonisjs/lucid/schema'

/** How far the log of the database had been written when a user changed something last. Kept where pages are read from a replica. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('write_marks', (table) => {
      table.bigInteger('user_id').primary().references('users.id').onDelete('CASCADE')
      table.specificType('position', 'pg_lsn').notNullable()
    })
  }
}
