import pg from 'pg'
import type { Instance } from './instance.js'

/** Runs one statement in an instance's database. */
export async function query<Row>(
  { databaseUrl }: Pick<Instance, 'databaseUrl'>,
  text: string,
  values: unknown[] = []
): Promise<Row[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return (await client.query(text, values)).rows as Row[]
  } finally {
    await client.end()
  }
}
