import { BaseSchema } from '@adonisjs/lucid/schema'

/** What an operator has set for one account in place of what counts for all; null where that counts. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('user_limits', (table) => {
      table.bigInteger('user_id').primary().references('users.id').onDelete('CASCADE')
      table.integer('calls_per_minute').nullable()
      table.integer('work_at_once').nullable()
      table.integer('credits_per_day').nullable()
      table.integer('most_products').nullable()
      table.text('reason').notNullable()
      table.timestamp('changed_at', { useTz: true }).notNullable().defaultTo(this.now())
      table.check('calls_per_minute >= 1', {}, 'user_limits_calls_are_some')
      table.check('work_at_once >= 1', {}, 'user_limits_work_is_some')
      table.check('credits_per_day >= 0', {}, 'user_limits_credits_are_not_negative')
      table.check('most_products >= 0', {}, 'user_limits_products_are_not_negative')
    })
  }
}
