import { BaseSchema } from '@adonisjs/lucid/schema'

/** What browsers refused to load or run on pages, each once. Nothing in it tells who looked at a page. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('csp_reports', (table) => {
      table.text('digest').primary()
      table.text('directive').notNullable()
      table.text('blocked').notNullable()
      table.text('page').notNullable()
      table.text('source').notNullable()
      table.integer('line')
      table.bigInteger('times').notNullable().defaultTo(1)
      table.timestamp('first_at', { useTz: true }).notNullable().defaultTo(this.now())
      table.timestamp('last_at', { useTz: true }).notNullable().defaultTo(this.now())
    })
  }
}
