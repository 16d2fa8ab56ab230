import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a day brought: one row an affiliate, day and campaign, so that a dashboard never counts clicks. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('affiliate_days', (table) => {
      table.bigInteger('affiliate_id').notNullable().references('affiliates.id').onDelete('CASCADE')
      table.date('day').notNullable()
      table.text('campaign').notNullable().defaultTo('')
      table.bigInteger('clicks').notNullable().defaultTo(0)
      table.bigInteger('registrations').notNullable().defaultTo(0)
      table.bigInteger('paid_conversions').notNullable().defaultTo(0)
      table.bigInteger('earnings').notNullable().defaultTo(0)
      table.primary(['affiliate_id', 'day', 'campaign'])
    })
  }
}
