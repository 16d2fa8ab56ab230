import { BaseSchema } from '@adonisjs/lucid/schema'

/** Work keeps that it was a piece of a batch when the batch is removed. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('generations', (table) => {
      table.boolean('in_batch').notNullable().defaultTo(false)
    })
    this.schema.raw('update generations set in_batch = true where batch_item_id is not null')
  }
}
