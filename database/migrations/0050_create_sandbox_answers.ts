import { BaseSchema } from '@adonisjs/lucid/schema'

/** The payment sandbox's answers to calls with an idempotency key, to be given again. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('sandbox_answers', (table) => {
      table.text('key').primary()
      table.text('fingerprint').notNullable()
      table.text('request_id').notNullable()
      table.jsonb('body').nullable()
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now())
    })
  }
}
