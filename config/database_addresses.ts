import env from '#start/env'

const shared = env.get('DATABASE_URL')

/**
 * Where a session stays one's own from its first statement to its last, for `LISTEN`, locks of a session, migrations and copies of tables: `DATABASE_URL` may
 * lead to a pooler that gives each transaction another one.
 */
export const directUrl = env.get('DATABASE_DIRECT_URL') || shared

/** The direct address of the database that an address leads to. */
export function directAddressOf(url: string): string {
  return url === shared ? directUrl : url
}

/**
 * Whether statements are kept prepared under names. A pooler in transaction mode must know of names (pgbouncer does since 1.21, by
 * `max_prepared_statements`), which the operator says.
 */
export const keepsPrepared = env.get('DATABASE_PREPARED', directUrl === shared)
