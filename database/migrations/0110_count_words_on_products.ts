import { BaseSchema } from '@adonisjs/lucid/schema'

/** Words on a picture's product in its source photo, and how many of them can be read in the picture; null where nobody has counted. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('generated_images', (table) => {
      table.smallint('label_words').nullable()
      table.smallint('label_words_read').nullable()
    })
  }
}
