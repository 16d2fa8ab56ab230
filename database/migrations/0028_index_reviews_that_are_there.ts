import { BaseSchema } from '@adonisjs/lucid/schema'

/** Deleted pictures and those of the editor leave the indexes of the review desk, so that it counts without reading the rows themselves. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      drop index generated_images_review;
      drop index generated_images_product_review;
      create index generated_images_review on generated_images (user_id, review_status, id)
        where deleted_at is null and not in_editor;
      create index generated_images_product_review on generated_images (product_id, user_id, review_status, id)
        where deleted_at is null and not in_editor
    `)
  }
}
