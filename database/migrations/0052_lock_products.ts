import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether pictures keep a product's own pixels, where its owner said so; the installation's rule, if null. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('products', (table) => {
      table.text('product_lock').nullable()
      table.check(`product_lock in ('locked', 'free')`, {}, 'products_product_lock_is_known')
    })
  }
}
