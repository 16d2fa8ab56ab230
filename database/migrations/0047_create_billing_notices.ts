import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a user has been told by mail, so that it is told once. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('billing_notices', (table) => {
      table.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('kind').notNullable()
      /** Names the occasion. */
      table.text('reference').notNullable()
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now())
      table.primary(['user_id', 'kind', 'reference'])
    })
  }
}
