import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a page lists first: an index alone tells the ids, whoever else has how much. */
const INDEXES = [
  'products_of_user on products (user_id, id desc)',
  `products_ready on products (user_id, id desc) where status = 'ready'`,
  'videos_of_user on videos (user_id, id desc)',
  'generated_images_own on generated_images (user_id, id desc) include (deleted_at)',
  `generated_images_starred on generated_images (user_id, id desc) where is_favorite and deleted_at is null`,
  `generations_edits on generations (user_id, kind) include (id) where kind in ('background', 'edit')`,
  'credit_entries_of_kind on credit_entries (user_id, kind, reason, id desc)',
]

/** Made while everything goes on, which no transaction allows; one that was begun and not ended is made anew. */
export default class extends BaseSchema {
  static override disableTransactions = true

  override async up() {
    for (const index of INDEXES) {
      this.schema.raw(`drop index concurrently if exists ${index.split(' ')[0]}`)
      this.schema.raw(`create index concurrently ${index}`)
    }
    this.schema.raw('drop index concurrently if exists generated_images_of_user')
    this.schema.raw('drop index concurrently if exists videos_user_id_index')
  }
}
