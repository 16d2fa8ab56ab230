import { BaseSchema } from '@adonisjs/lucid/schema'

/** Parts of the product that operators have switched off while the installation runs. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('features_off', (table) => {
      table.text('feature').primary()
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now())
    })
  }
}
