import { BaseSchema } from '@adonisjs/lucid/schema'

/** Trained networks that a worker uses, by which web processes know what can be offered; null from one that does not say. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('workers', (table) => {
      table.specificType('networks', 'text[]').nullable()
    })
  }
}
