import { BaseSchema } from '@adonisjs/lucid/schema'

/** Copies of one's data. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('data_exports', (table) => {
      table.uuid('id').primary().defaultTo(this.raw('uuidv7()'))
      table.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('state').notNullable().defaultTo('queued')
      table.float('progress').notNullable().defaultTo(0)
      table.uuid('media_id').nullable().unique().references('media.id').onDelete('SET NULL')
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now())
      /** When the last attempt began: how long it waited before says nothing about whether it is stuck. */
      table.timestamp('started_at', { useTz: true }).nullable()
      table.timestamp('finished_at', { useTz: true }).nullable()
      table.timestamp('expires_at', { useTz: true }).nullable()
      table.check(
        `state in ('queued', 'running', 'ready', 'failed')`,
        {},
        'data_exports_state_is_known'
      )
      table.index(['user_id', 'id'])
    })
    this.schema.raw(
      `create unique index data_exports_one_at_a_time on data_exports (user_id) where state in ('queued', 'running')`
    )
  }
}
