import { BaseSchema } from '@adonisjs/lucid/schema'
import { partByMonth } from '../part_by_month.js'

/** Tries of deliveries by month. */
export default class extends BaseSchema {
  override async up() {
    const statements = partByMonth({
      table: 'webhook_attempts',
      indexes: { webhook_attempts_delivery_id_id_index: 'delivery_id, id' },
      foreignKeys: {
        webhook_attempts_delivery_id_foreign:
          '(delivery_id) references webhook_deliveries (id) on delete cascade',
      },
    })
    for (const statement of statements) this.schema.raw(statement)
  }
}
