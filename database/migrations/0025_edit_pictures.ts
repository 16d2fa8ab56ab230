import { BaseSchema } from '@adonisjs/lucid/schema'

/** What merchants upload to be edited, and of which picture each edit was made. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('editor_sources', (table) => {
      table.uuid('media_id').primary().references('media.id').onDelete('CASCADE')
      table.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now())
      /** When something was last made of it. */
      table.timestamp('used_at', { useTz: true }).notNullable().defaultTo(this.now())
      table.index('user_id')
      table.index('used_at')
    })

    this.schema.alterTable('generated_images', (table) => {
      /** Whether it was made of one picture by itself, without a product. */
      table.boolean('in_editor').notNullable().defaultTo(false)
      /** The picture that it was made of; null once that is gone. */
      table.uuid('source_media_id').nullable().references('media.id').onDelete('SET NULL')
    })
    this.schema.raw(
      `create index generated_images_source on generated_images (source_media_id)
         where source_media_id is not null`
    )
    this.schema.raw('drop index generated_images_review')
    this.schema.raw(
      `create index generated_images_review on generated_images (user_id, review_status, id)
         where not in_editor`
    )
    this.schema.raw(
      `create index generated_images_kept on generated_images (user_id, id desc)
         where product_id is null and not in_editor and deleted_at is null`
    )
  }
}
