import type pg from 'pg'
import { firstOf } from '../../../app/core/elements.ts'

const SERVER_START = 'extract(epoch from pg_postmaster_start_time())::text'
const FIRST_MIGRATION = '(select extract(epoch from min(migration_time))::text from adonis_schema)'

/**
 * Which database a connection leads to, in words that no other one shares. Where a provider keeps the number of the server to itself, the time of
 * its start stands for it: two connections to one server agree in that as well.
 */
export function identityOf(client: pg.Client): Promise<string> {
  return identity(client, SERVER_START)
}

/** The same of a database that has been migrated, in words that a restart of its server leaves as they are: the time of its first migration stands for a number that is kept from us. */
export function lastingIdentityOf(client: pg.Client): Promise<string> {
  return identity(client, FIRST_MIGRATION)
}

/** @param substitute SQL of what stands for the number of the server */
async function identity(client: pg.Client, substitute: string): Promise<string> {
  const { mayAsk } = firstOf(
    (
      await client.query<{ mayAsk: boolean }>(
        `select has_function_privilege('pg_control_system()', 'execute') as "mayAsk"`
      )
    ).rows
  )
  const server = mayAsk ? '(select system_identifier::text from pg_control_system())' : substitute
  const { rows } = await client.query<{ identity: string }>(
    `select ${server} || '/' || oid as identity from pg_database where datname = current_database()`
  )
  return firstOf(rows).identity
}
