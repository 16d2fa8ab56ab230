import type pg from 'pg'
import { firstOf } from '../../../app/core/elements.ts'

/**
 * Which database a connection leads to, in words that no other one shares. Where a provider keeps the number of the server to itself, the time of
 * its start stands for it: two connections to one server agree in that as well.
 */
export async function identityOf(client: pg.Client): Promise<string> {
  const { mayAsk } = firstOf(
    (
      await client.query<{ mayAsk: boolean }>(
        `select has_function_privilege('pg_control_system()', 'execute') as "mayAsk"`
      )
    ).rows
  )
  const server = mayAsk
    ? '(select system_identifier::text from pg_control_system())'
    : 'extract(epoch from pg_postmaster_start_time())::text'
  const { rows } = await client.query<{ identity: string }>(
    `select ${server} || '/' || oid as identity from pg_database where datname = current_database()`
  )
  return firstOf(rows).identity
}
