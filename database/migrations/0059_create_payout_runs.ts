import { BaseSchema } from '@adonisjs/lucid/schema'

/** The months whose payouts have been made. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('payout_runs', (table) => {
      table.date('month').primary()
      table.timestamp('started_at', { useTz: true }).notNullable().defaultTo(this.now())
      table.timestamp('finished_at', { useTz: true }).nullable()
    })
  }
}
