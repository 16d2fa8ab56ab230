import { BaseSchema } from '@adonisjs/lucid/schema'

/** One visitor on one day, known by a hash whose key lasts as long as the day. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('referral_clicks', (table) => {
      table.bigInteger('affiliate_id').notNullable().references('affiliates.id').onDelete('CASCADE')
      table.date('day').notNullable().index()
      table.specificType('visitor', 'bytea').notNullable()
      table.text('campaign').notNullable().defaultTo('')
      table.primary(['affiliate_id', 'day', 'visitor'])
    })
  }
}
