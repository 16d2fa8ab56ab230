import { BaseSchema } from '@adonisjs/lucid/schema'

/** What merchants do with results: star them, find them by words, delete them with time to think, make failed ones again. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('generated_images', (table) => {
      table.boolean('is_favorite').notNullable().defaultTo(false)
      /** Set when its owner deletes it; the row and its file go after a while. */
      table.timestamp('deleted_at', { useTz: true }).nullable()
    })
    this.schema.raw(
      `alter table generated_images
         add column words tsvector not null generated always as (to_tsvector('simple', prompt)) stored`
    )
    this.schema.raw('create index generated_images_words on generated_images using gin (words)')
    this.schema.raw(
      `create index generated_images_favorite on generated_images (product_id, user_id, id desc)
         where is_favorite and deleted_at is null`
    )
    this.schema.raw(
      'create index generated_images_deleted on generated_images (deleted_at) where deleted_at is not null'
    )

    this.schema.alterTable('generations', (table) => {
      /** When its owner made its failed pieces again, or did not want to hear of them any more. */
      table.timestamp('settled_at', { useTz: true }).nullable()
    })
    this.schema.raw('update generations set settled_at = finished_at where finished_at is not null')
    this.schema.raw(
      `create index generations_failed on generations (product_id, user_id)
         where settled_at is null and (state = 'failed' or result->'failures' <> '[]'::jsonb)`
    )
  }
}
