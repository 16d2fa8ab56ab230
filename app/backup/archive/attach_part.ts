import type { Client } from 'pg'
import { patiently } from './patiently.js'

/** As those have it who change parts: others are not kept waiting. */
const LOCK_TIMEOUT = '500ms'
const TIMED_OUT = '55P03'

/** Attaches a table with the rows of a month in the transaction that has loaded them, which stays when a lock has to be waited for. */
export async function attachPart(
  client: Client,
  table: string,
  name: string,
  [first, end]: string[]
): Promise<void> {
  await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`)
  await patiently(async () => {
    await client.query('savepoint attaching')
    try {
      await client.query(
        `alter table ${table} attach partition ${name} for values from ('${first}') to ('${end}')`
      )
      return true
    } catch (error) {
      if ((error as { code?: string }).code !== TIMED_OUT) throw error
      await client.query('rollback to savepoint attaching')
      return null
    }
  })
}
