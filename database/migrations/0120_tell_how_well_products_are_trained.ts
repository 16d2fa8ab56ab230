import { BaseSchema } from '@adonisjs/lucid/schema'

/** How well the engine trained when it did, in its own steps: what was trained by an earlier one is offered to be trained anew. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('trainings', (table) => {
      table.smallint('engine_version').notNullable().defaultTo(1)
    })
  }
}
