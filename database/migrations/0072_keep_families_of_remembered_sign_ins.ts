import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A remembered sign-in renews its token each time it opens a session. The tokens of one sign-in are a family: those that were replaced stay
 * until it ends, so that one which is used again tells of a copy. It ends 90 days after the sign-in; when older ones began is not known,
 * so that for them it is 90 days from their last renewal.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('remember_me_tokens', (table) => {
      table.uuid('family').notNullable().defaultTo(this.raw('gen_random_uuid()'))
      table.timestamp('replaced_at', { useTz: true }).nullable()
      /** Encrypted: the token that took its place, for requests that were sent at the same moment. */
      table.text('successor').nullable()
      table.index('family')
    })
    this.schema.raw(
      `update remember_me_tokens set expires_at = least(expires_at, created_at + interval '90 days')`
    )
  }
}
