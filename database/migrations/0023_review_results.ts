import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a merchant decided on a made picture, who did, and when it was last changed. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('generated_images', (table) => {
      table.text('review_status').nullable()
      table
        .bigInteger('reviewed_by')
        .nullable()
        .references('users.id')
        .onDelete('SET NULL')
        .withKeyName('generated_images_reviewer')
      table.timestamp('reviewed_at', { useTz: true }).nullable()
      table.check(
        `review_status in ('approved', 'rejected')`,
        {},
        'generated_images_review_is_known'
      )
      table.index(['user_id', 'review_status', 'id'], 'generated_images_review')
      table.index(
        ['product_id', 'user_id', 'review_status', 'id'],
        'generated_images_product_review'
      )
    })
    this.schema.raw(
      'create index generated_images_reviewed_by on generated_images (reviewed_by) where reviewed_by is not null'
    )
  }
}
