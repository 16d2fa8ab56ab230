import { pathToFileURL } from 'node:url'
import app from '@adonisjs/core/services/app'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import semver from 'semver'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import { FOLDER } from '../schema/list_pending.js'
import { UpgradeError } from './upgrade_error.js'

/** A migration that takes away what versions before one have used. */
interface Contraction {
  name: string
  unusedSince: string
}

/**
 * Keeps what running processes use: migrations that take something away run once only versions are left that do without it.
 *
 * @param pending names of the migrations that are to run
 * @param last the version that brought the database up to date last, or null where none is written down
 * @throws UpgradeError while processes of that version, which may be too old for one of them, use the database
 */
export async function refuseContraction(
  client: QueryClientContract,
  pending: string[],
  last: string | null
): Promise<void> {
  const contractions = await Promise.all(pending.map(contractionOf))
  refuseFor(
    contractions.filter((it) => it !== null),
    last,
    contractions.some((it) => it !== null) ? await countProcesses(client) : 0
  )
}

/** @param count processes that use the database */
export function refuseFor(contractions: Contraction[], last: string | null, count: number): void {
  if (count === 0) return
  const early = contractions.find(
    ({ unusedSince }) => last === null || semver.lt(last, unusedSince)
  )
  if (!early) return
  throw new UpgradeError(
    `${count} web and worker processes of ${last ? `Vitrine ${last}` : 'an earlier version'} use this database, and ${early.name} takes away what they need: stop them first, or go over version ${early.unusedSince} with all of them.`
  )
}

async function contractionOf(name: string): Promise<Contraction | null> {
  const { href } = pathToFileURL(app.makePath(`${FOLDER}${name}.ts`))
  const { unusedSince } = ((await import(href)) as { default: { unusedSince?: string } }).default
  return unusedSince === undefined ? null : { name, unusedSince }
}

/** Each holds a connection by which it hears of events. */
async function countProcesses(client: QueryClientContract): Promise<number> {
  const { count } = firstOf(
    await sql<{ count: number }>(
      client,
      `select count(*)::int as count
       from pg_stat_activity where datname = current_database() and application_name = 'vitrine_events'`
    )
  )
  return count
}
