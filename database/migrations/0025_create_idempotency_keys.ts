import { BaseSchema } from '@adonisjs/lucid/schema'

/** Keys by which a request that is sent twice is carried out once. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('idempotency_keys', (table) => {
      table.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('key').notNullable()
      table.text('request_hash').notNullable()
      /** The key is claimed before the generation is made, in one transaction. */
      table
        .uuid('generation_id')
        .nullable()
        .references('generations.id')
        .onDelete('CASCADE')
        .deferrable('deferred')
        .index()
      /** Of requests that make products and photos at once, with no work that goes on. */
      table
        .bigInteger('product_id')
        .nullable()
        .references('products.id')
        .onDelete('CASCADE')
        .index()
      /** Of the photos that the request has made, as a list. */
      table.jsonb('photo_ids')
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now())
      table.primary(['user_id', 'key'])
    })
  }
}
