import { BaseSchema } from '@adonisjs/lucid/schema'

/** What lists and the player show of a film beside the film itself. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('videos', (table) => {
      table.uuid('poster_media_id').notNullable().references('media.id')
      table.text('aspect_ratio').notNullable()
      table.bigInteger('seed').nullable()
      table.specificType('ignored_words', 'text[]').notNullable().defaultTo('{}')
      table.unique(['generation_id'])
      table.index('poster_media_id')
    })
  }
}
