import env from '#start/env'

/** The standby that what only shows is read from; null where everything is read from the one database. */
export const replicaUrl = env.get('DATABASE_REPLICA_URL') ?? null

/** Milliseconds by which a replica may be behind; one that is behind further is not read from. */
export const MOST_LAG_MS = 10_000
