import { BaseSchema } from '@adonisjs/lucid/schema'

/** A copy of the picture at `avatar_path`, since pages show none from elsewhere. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('connected_accounts', (table) => {
      table.uuid('avatar_media_id').nullable().unique().references('media.id').onDelete('SET NULL')
    })
  }
}
