import { randomInt } from 'node:crypto'
import type { TestContext } from '@japa/runner/core'
import { query } from '../query.js'
import { holdBack } from '../stored_files.js'
import type { Installation } from './installation.js'

/** A place in the product's transactions at which whoever comes by waits. */
export interface WaitPoint {
  /** Resolves once somebody waits there, or so many. */
  caught(count?: number): Promise<void>
  /** Lets those who wait go on, and whoever comes later. */
  release(): Promise<void>
  /** The same after whoever waits was killed: the database would still do what the dead have asked for. */
  abandon(): Promise<void>
}

/**
 * Makes whoever does something to a table wait for an advisory lock, with a transaction open; gone after the test.
 *
 * @param event such as `before insert on mails`
 * @param condition of the trigger, about `new`
 */
export async function waitPoint(
  { cleanup }: TestContext,
  installation: Installation,
  event: string,
  condition = 'true'
): Promise<WaitPoint> {
  const lock = randomInt(2 ** 31)
  const name = `wait_${lock}`
  await query(
    installation,
    `create function ${name}() returns trigger language plpgsql as $$
     begin
       perform pg_advisory_xact_lock(${lock});
       return new;
     end $$;
     create trigger ${name} ${event} for each row when (${condition}) execute function ${name}()`
  )
  const hold = await holdBack(installation, `select pg_advisory_xact_lock(${lock})`)
  let isHeld = true
  const release = async () => {
    if (isHeld) await hold.release()
    isHeld = false
  }
  cleanup(async () => {
    await release()
    await query(installation, `drop function ${name} cascade`)
  })
  return {
    caught: hold.caught,
    release,
    async abandon() {
      await query(
        installation,
        `select pg_terminate_backend(pid) from pg_locks
         where locktype = 'advisory' and not granted and objid = ${lock}`
      )
      await release()
    },
  }
}
