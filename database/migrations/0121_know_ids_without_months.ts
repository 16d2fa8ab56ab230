import { BaseSchema } from '@adonisjs/lucid/schema'

const TABLES = ['webhook_attempts', 'security_events', 'operator_acts']

/** What 0120 says, read here without keeping anybody from writing. */
export default class extends BaseSchema {
  override async up() {
    for (const table of TABLES) {
      this.schema.raw(`alter table ${table} validate constraint ${table}_without_months`)
    }
  }
}
