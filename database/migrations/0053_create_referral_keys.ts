import { BaseSchema } from '@adonisjs/lucid/schema'

/** Keys of the days by which visitors are counted without being known: without a day's key its visitors cannot be told any more. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('referral_keys', (table) => {
      table.date('day').primary()
      table.specificType('key', 'bytea').notNullable()
    })
  }
}
