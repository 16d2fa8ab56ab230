import { BaseSchema } from '@adonisjs/lucid/schema'

/** When a batch goes on by itself that rests for what its account may spend in a day; null for all others. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('batches', (table) => {
      table.timestamp('resumes_at', { useTz: true }).nullable()
    })
  }
}
