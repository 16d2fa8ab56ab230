import { BaseSchema } from '@adonisjs/lucid/schema'

/** What newcomers answer about themselves. Accounts without a row are not asked. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('onboarding_answers', (table) => {
      table.bigInteger('user_id').primary().references('users.id').onDelete('CASCADE')
      table.text('state').notNullable().defaultTo('open')
      table.text('industry').nullable()
      /** In the merchant's own words, where none of the industries fits. */
      table.text('other_industry').nullable()
      table.specificType('use_reasons', 'text[]').notNullable().defaultTo('{}')
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now())
      table.timestamp('updated_at', { useTz: true }).notNullable().defaultTo(this.now())
      table.check(
        `state in ('open', 'skipped', 'answered')`,
        {},
        'onboarding_answers_state_is_known'
      )
      table.check(
        `state <> 'answered' or (industry is not null and cardinality(use_reasons) > 0)`,
        {},
        'onboarding_answers_answered_has_answers'
      )
      table.check(
        `(industry is not distinct from 'other') = (other_industry is not null)`,
        {},
        'onboarding_answers_other_is_named'
      )
    })
  }
}
