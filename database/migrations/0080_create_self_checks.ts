import { BaseSchema } from '@adonisjs/lucid/schema'

/** What each self-check found when it looked last. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('self_checks', (table) => {
      table.text('name').primary()
      table.timestamp('checked_at', { useTz: true }).notNullable()
      table.jsonb('faults').notNullable()
      table.timestamp('broken_since', { useTz: true })
      table.timestamp('told_at', { useTz: true })
    })
  }
}
