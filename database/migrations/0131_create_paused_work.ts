import { BaseSchema } from '@adonisjs/lucid/schema'

/** Queues that operators have paused: workers take no job of them until they are resumed. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('paused_work', (table) => {
      table.text('queue').primary()
      table.timestamp('paused_at', { useTz: true }).notNullable().defaultTo(this.now())
      table.bigInteger('operator_id').references('users.id').onDelete('SET NULL').index()
      table.text('reason').notNullable()
    })
  }
}
