import { BaseSchema } from '@adonisjs/lucid/schema'
import { FIRST_MONTHLY_ID } from '../part_by_month.js'

const TABLES = ['webhook_attempts', 'security_events', 'operator_acts']

/**
 * Ids that carry the month in which they were given, in UTC, above 36 bits of a number that never comes again: a table by month keeps them as
 * its key. Until then none is as large, which makes a part of the table of before without reading it.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(
      `create function id_of_month(number bigint, at timestamptz) returns bigint language sql immutable parallel safe as
         $$ select ((extract(year from at at time zone 'utc') * 12 + extract(month from at at time zone 'utc') - 1)::bigint << 36) | number $$`
    )
    for (const table of TABLES) {
      this.schema.raw(
        `alter table ${table} add constraint ${table}_without_months check (id < ${FIRST_MONTHLY_ID}) not valid`
      )
    }
  }
}
