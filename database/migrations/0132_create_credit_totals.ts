import { BaseSchema } from '@adonisjs/lucid/schema'

/** Credits that all users together may still spend, as they were counted last. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('credit_totals', (table) => {
      table.text('kind').notNullable()
      table.text('source').notNullable()
      table.bigInteger('credits').notNullable()
      table.timestamp('counted_at', { useTz: true }).notNullable()
      table.primary(['kind', 'source'])
    })
  }
}
