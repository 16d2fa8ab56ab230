import { BaseSchema } from '@adonisjs/lucid/schema'

/** Who brought a user; what they pay earns a commission. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('referrals', (table) => {
      table.bigInteger('user_id').primary().references('users.id').onDelete('CASCADE')
      table.bigInteger('affiliate_id').notNullable().references('affiliates.id').onDelete('CASCADE')
      table.text('campaign').notNullable().defaultTo('')
      table.text('source').notNullable()
      /** Where they registered from, as a hash. */
      table.specificType('network', 'bytea').nullable()
      table.timestamp('clicked_at', { useTz: true }).nullable()
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now())
      /** When the first payment earned a commission. */
      table.timestamp('converted_at', { useTz: true }).nullable()
      table.check(`source in ('link', 'coupon')`, {}, 'referrals_source_is_known')
      table.index(['affiliate_id', 'user_id'])
    })
  }
}
