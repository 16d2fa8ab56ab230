import { BaseSchema } from '@adonisjs/lucid/schema'

/** Files of what was learned, by the engine's names. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('training_files', (table) => {
      table.uuid('generation_id').notNullable()
      table.text('name').notNullable()
      table.uuid('media_id').notNullable().references('media.id').index()
      table.primary(['generation_id', 'name'])
      table.foreign('generation_id').references('trainings.generation_id').onDelete('CASCADE')
    })
  }
}
