import { BaseSchema } from '@adonisjs/lucid/schema'

/** Work keeps that it was a piece of a batch when the batch is removed; batches keep how their items stood when they ended. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('generations', (table) => {
      table.boolean('in_batch').notNullable().defaultTo(false)
    })
    this.schema.raw('update generations set in_batch = true where batch_item_id is not null')

    this.schema.alterTable('batches', (table) => {
      /** Items by status. Null until the batch has ended and nothing of it is under way. */
      table.jsonb('item_counts').nullable()
    })
    this.schema.raw(
      'create index batches_without_counts on batches (user_id) where item_counts is null'
    )
  }
}
