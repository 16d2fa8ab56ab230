import env from '#start/env'
import type { ClientBase } from 'pg'

/**
 * Where the database is reached without a pool of connections in between (`DATABASE_DIRECT_URL`): for what lasts longer than a transaction, as
 * `listen`, locks of a session and snapshots do.
 */
export const directDatabaseUrl = env.get('DATABASE_DIRECT_URL') ?? env.get('DATABASE_URL')

/**
 * Whether a statement can be prepared under a name, and so parsed and planned once a connection. A pool hands each transaction to another connection,
 * which does not know the name, unless the pool keeps account of them (`DATABASE_POOLER_PREPARES`).
 */
export const keepsStatements =
  env.get('DATABASE_DIRECT_URL') === undefined || env.get('DATABASE_POOLER_PREPARES') === true

/**
 * Whether statements that are asked for at once are sent before the first of them is answered (`app/core/database/together.ts`). pgbouncer keeps a connection until all are answered; a pooler that
 * does not leaves some without an answer for ever, which a start finds out.
 */
export const pipelinesStatements = env.get('DATABASE_PIPELINE', true)

/** Has a connection prepare nothing under a name, whoever asks for it: our own statements and those of packages. */
export function forgetNames(connection: ClientBase): void {
  const query = connection.query.bind(connection) as (...call: unknown[]) => unknown
  const unnamed = (first: unknown, ...rest: unknown[]) => query(withoutName(first), ...rest)
  connection.query = unnamed as typeof connection.query
}

function withoutName(asked: unknown): unknown {
  const isNamed = typeof asked === 'object' && asked !== null && 'name' in asked && 'text' in asked
  // What submits itself, as a stream does, is no description of a statement.
  return isNamed && !('submit' in asked) ? { ...asked, name: undefined } : asked
}
