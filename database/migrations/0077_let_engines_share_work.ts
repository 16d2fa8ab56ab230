import { BaseSchema } from '@adonisjs/lucid/schema'

/** Several providers may be asked for one piece of work, each for other pictures of it. See docs/providers.md. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('remote_requests', (table) => {
      /** Pictures of a series that it is for. */
      table.smallint('pieces').notNullable().defaultTo(this.raw('1'))
      table.dropUnique(['generation_id', 'step', 'try'])
      table.unique(['generation_id', 'step', 'provider', 'try'])
    })
  }
}
