import { BaseSchema } from '@adonisjs/lucid/schema'

/** When the last attempt at a copy began: how long it waited before says nothing about whether it is stuck. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('data_exports', (table) => {
      table.timestamp('started_at', { useTz: true }).nullable()
    })
  }
}
