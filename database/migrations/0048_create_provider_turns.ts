import { BaseSchema } from '@adonisjs/lucid/schema'

/** As `syncObject` counts: of objects whose ids share a slot together, so that there is nothing to tidy up. */
const SLOTS = 256

/** How often states that were read from the payment provider have been written. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('provider_turns', (table) => {
      table.smallint('slot').primary()
      table.bigInteger('turn').notNullable().defaultTo(0)
    })
    this.schema.raw(
      `insert into provider_turns (slot) select slot from generate_series(0, ${SLOTS - 1}) slot`
    )
  }
}
