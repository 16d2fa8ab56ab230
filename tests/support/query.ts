import { withClient } from '../../tools/launcher/postgres/with_client.js'
import type { Instance } from './instance.js'

/** Runs one statement in an instance's database. */
export function query<Row>(
  { databaseUrl }: Pick<Instance, 'databaseUrl'>,
  text: string,
  values: unknown[] = []
): Promise<Row[]> {
  return withClient(databaseUrl, async (client) => (await client.query(text, values)).rows as Row[])
}
