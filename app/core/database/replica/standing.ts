/** What a server says of itself. Bytes of the log. */
export interface Standing {
  position: number
  /** What a database and its replicas have in common, and nothing else. */
  identity: string
}

/**
 * SQL of that: of a database, the first row that its migrations noted, with the transaction which wrote it. Only what copies the files has the same,
 * block by block; another server does not, and neither does a dump that was loaded. The number of the server would say it too, but providers keep it from roles like ours.
 */
export const IDENTITY = `(select concat_ws('/', d.oid, s.xmin, extract(epoch from s.migration_time))
  from pg_database d, adonis_schema s where d.datname = current_database() order by s.id limit 1)`
