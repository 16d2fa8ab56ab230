import { BaseSchema } from '@adonisjs/lucid/schema'

/** An account that an operator has suspended keeps all it has, and nobody gets in. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('users', (table) => {
      table.timestamp('suspended_at', { useTz: true }).nullable()
    })
  }
}
