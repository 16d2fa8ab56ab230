import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'

type Value = string | number | boolean | Date | null | readonly (string | number)[]

/**
 * Runs one SQL statement on a connection or transaction and answers its rows.
 * @param bindings values for `?` by position or for `:name` by name; a list is bound as one PostgreSQL array
 */
export async function sql<Row = unknown>(
  client: QueryClientContract,
  text: string,
  bindings: readonly Value[] | Record<string, Value> = []
): Promise<Row[]> {
  const { rows } = await client.rawQuery(text, bindings as RawQueryBindings)
  return rows
}
