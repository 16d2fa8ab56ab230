import { BaseSchema } from '@adonisjs/lucid/schema'

/** What merchants' servers are told. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('webhook_messages', (table) => {
      table.uuid('id').primary().defaultTo(this.raw('uuidv7()'))
      table.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
      table.text('type').notNullable()
      /** The work that it tells of; `data` is told otherwise. */
      table.uuid('generation_id').nullable().references('generations.id').onDelete('CASCADE')
      table.jsonb('data').nullable()
      /** What is sent, the same each time; null until it is sent first. */
      table.text('body').nullable()
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now()).index()
      table.check(
        `(generation_id is null) <> (data is null)`,
        {},
        'webhook_messages_tell_of_one_thing'
      )
    })
    this.schema.raw(
      'create index webhook_messages_of_work on webhook_messages (generation_id) where generation_id is not null'
    )
  }
}
