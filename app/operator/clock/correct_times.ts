import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { definedTimes } from '#app/core/database/times'

/** By which the clocks of the machines may differ. */
const SKEW = '1 minute'

/**
 * Brings back what was written while the clock was ahead: a deadline in a year would keep work running for a year, a turn of the
 * sweep that was taken in a year would leave none until then, a link would be good for as long, and no code of an authenticator would be.
 *
 * @throws AggregateError of those that could not be corrected; the others are
 */
export async function correctTimes(): Promise<void> {
  const corrections = definedTimes().map(
    ({
      table,
      column,
      time = column,
      most,
      now = `now() + interval '${most}'`,
      where = 'true',
      late = 'brought back',
    }) => {
      const bound = `now() + interval '${most}'`
      const ahead = `${time} > ${bound} + interval '${SKEW}' and ${where}`
      const then = late === 'forgotten' ? 'null' : now
      return late === 'removed'
        ? `delete from ${table} where ${ahead}`
        : `update ${table} set ${column} = ${then} where ${ahead}`
    }
  )
  const failures: unknown[] = []
  for (const text of corrections) {
    await sql(db.connection(), text).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Times could not be corrected.')
}
