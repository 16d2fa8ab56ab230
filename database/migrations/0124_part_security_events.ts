import { BaseSchema } from '@adonisjs/lucid/schema'
import { partByMonth } from '../part_by_month.js'

/** The trail of accounts by month. */
export default class extends BaseSchema {
  override async up() {
    const statements = partByMonth({
      table: 'security_events',
      indexes: { security_events_user_id_id_index: 'user_id, id' },
      foreignKeys: {
        security_events_user_id_foreign: '(user_id) references users (id) on delete cascade',
      },
    })
    for (const statement of statements) this.schema.raw(statement)
  }
}
