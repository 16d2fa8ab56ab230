import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What others made of a public product stays theirs when it goes: their pictures lose the product, and the mask if that was
 * the owner's.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('generated_images', (table) => {
      table.setNullable('product_id')
      table.dropForeign('product_id')
      table.foreign('product_id').references('products.id').onDelete('SET NULL')
      table.dropForeign('mask_media_id')
      table.foreign('mask_media_id').references('media.id').onDelete('SET NULL')
    })
  }
}
