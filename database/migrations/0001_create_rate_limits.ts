import { BaseSchema } from '@adonisjs/lucid/schema'

/** How often something was asked for within a time, by key. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('rate_limits', (table) => {
      table.text('key').primary()
      table.integer('points').notNullable().defaultTo(0)
      table.bigInteger('expire').nullable()
    })
  }
}
