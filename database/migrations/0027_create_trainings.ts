import { BaseSchema } from '@adonisjs/lucid/schema'

/** What an engine learned of a product. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('trainings', (table) => {
      table.uuid('generation_id').primary().references('generations.id').onDelete('CASCADE')
      table.bigInteger('product_id').notNullable().references('products.id').onDelete('CASCADE')
      table.text('engine').notNullable()
      /** How well the engine trained then, in its own steps: what was trained by an earlier one is offered to be trained anew. */
      table.smallint('engine_version').notNullable().defaultTo(1)
      table.jsonb('model').notNullable()
      /** What the engine tells of the photos. */
      table.jsonb('views').notNullable().defaultTo('[]')
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now())
      table.index(['product_id', 'created_at'])
    })
  }
}
