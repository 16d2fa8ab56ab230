import { BaseSchema } from '@adonisjs/lucid/schema'

/** How far the hourly care for credits has come: one row, or none before the first time. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('credit_watermark', (table) => {
      table.boolean('is_only').primary().defaultTo(true).checkIn(['true'])
      table.timestamp('looked_at', { useTz: true }).notNullable()
      // Entries after this one are looked at next; and the newest one at the last time.
      table.bigInteger('entry_id').notNullable()
      table.bigInteger('newest_id').notNullable()
    })
  }
}
