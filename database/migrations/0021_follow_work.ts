import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a user has under way and what has ended lately, over all products, and when they last looked at it. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('users', (table) => {
      table.timestamp('work_seen_at', { useTz: true }).nullable()
    })
    this.schema.raw(
      `create index generations_open_of_user on generations (user_id) where state in ('queued', 'running')`
    )
    this.schema.raw(
      'create index generations_ended on generations (user_id, finished_at desc) where finished_at is not null'
    )
  }
}
