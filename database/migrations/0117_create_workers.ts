import { BaseSchema } from '@adonisjs/lucid/schema'

/** Worker processes that live, and what they take, so that it is known what nobody takes. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('workers', (table) => {
      table.uuid('id').primary().defaultTo(this.raw('uuidv7()'))
      table.text('host').notNullable()
      table.specificType('kinds', 'text[]').notNullable()
      table.timestamp('started_at', { useTz: true }).notNullable().defaultTo(this.now())
      table.timestamp('seen_at', { useTz: true }).notNullable().defaultTo(this.now())
    })
  }
}
