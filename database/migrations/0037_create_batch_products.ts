import { BaseSchema } from '@adonisjs/lucid/schema'

/** The rows of a batch's sheet. The name stays when the product goes. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('batch_products', (table) => {
      table.bigInteger('batch_id').notNullable().references('batches.id').onDelete('CASCADE')
      table.integer('place').notNullable()
      table
        .bigInteger('product_id')
        .nullable()
        .references('products.id')
        .onDelete('SET NULL')
        .index()
      table.text('product_name').notNullable()
      table.primary(['batch_id', 'place'])
    })
  }
}
