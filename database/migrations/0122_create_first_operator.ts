import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whether there ever was an operator, which the acts say no more once old ones are archived: one row, or none. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('first_operator', (table) => {
      table.boolean('is_only').primary().defaultTo(true).checkIn(['true'])
      table.timestamp('made_at', { useTz: true }).notNullable().defaultTo(this.now())
    })
    this.schema.raw(
      `insert into first_operator (made_at)
       select at from (select min(created_at) as at from (
         select created_at from operators
         union all select created_at from operator_acts where act = 'add_operator') known) first where at is not null`
    )
  }
}
