import { BaseSchema } from '@adonisjs/lucid/schema'

/** What an engine tells of the pictures that it made and of the photos that it was trained on. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('generated_images', (table) => {
      /** Where the product is; enlarged pictures share it with the one that they come from. */
      table.uuid('mask_media_id').nullable().references('media.id')
      table.float('delta_e').nullable()
      table.float('ssim').nullable()
      table.text('scene').nullable()
      /** As the engine names photos: an id of `product_photos`, or of a picture that was sent along. */
      table.text('source_photo_id').nullable()
      table.specificType('ignored_words', 'text[]').notNullable().defaultTo('{}')
      table.index('mask_media_id')
    })
    this.schema.alterTable('trainings', (table) => {
      table.jsonb('views').notNullable().defaultTo('[]')
    })
  }
}
