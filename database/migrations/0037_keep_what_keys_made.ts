import { BaseSchema } from '@adonisjs/lucid/schema'

/** Keys of requests that make products and photos at once, with no work that goes on. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('idempotency_keys', (table) => {
      table.setNullable('generation_id')
      table.bigInteger('product_id').references('products.id').onDelete('CASCADE').index()
      /** Of the photos that the request has made, as a list. */
      table.jsonb('photo_ids')
    })
  }
}
