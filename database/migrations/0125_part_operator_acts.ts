import { BaseSchema } from '@adonisjs/lucid/schema'
import { partByMonth } from '../part_by_month.js'

/** What operators did by month. */
export default class extends BaseSchema {
  override async up() {
    const statements = partByMonth({
      table: 'operator_acts',
      indexes: {
        operator_acts_operator_id_index: 'operator_id',
        operator_acts_target_target_id_id_index: 'target, target_id, id',
      },
      foreignKeys: {
        operator_acts_operator_id_foreign: '(operator_id) references users (id) on delete set null',
      },
    })
    for (const statement of statements) this.schema.raw(statement)
  }
}
