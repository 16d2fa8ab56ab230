import type { Client } from 'pg'
import { forgetGone } from './forget_gone.js'
import { patiently } from './patiently.js'

/** As those have it who change parts: others are not kept waiting. */
const LOCK_TIMEOUT = '500ms'
const TIMED_OUT = '55P03'

/** What PostgreSQL says where a row refers to one that is gone. */
const REFERS_TO_NONE = '23503'

/**
 * Attaches a table with the rows of a month in the transaction that has loaded them, which stays when a lock has to be waited for. Rows that
 * belong to what is gone are left out, also where that goes in between.
 * @returns how many were left out
 */
export async function attachPart(
  client: Client,
  table: string,
  name: string,
  [first, end]: string[]
): Promise<number> {
  let gone = await forgetGone(client, table, name)
  await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`)
  await patiently(async () => {
    await client.query('savepoint attaching')
    try {
      await client.query(
        `alter table ${table} attach partition ${name} for values from ('${first}') to ('${end}')`
      )
      return true
    } catch (error) {
      const { code } = error as { code?: string }
      if (code !== TIMED_OUT && code !== REFERS_TO_NONE) throw error
      await client.query('rollback to savepoint attaching')
      if (code === REFERS_TO_NONE) gone += await forgetGone(client, table, name)
      return null
    }
  })
  return gone
}
