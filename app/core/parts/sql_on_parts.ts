import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/**
 * Runs a statement about parts, whose names follow from the time: no test can have the database take all of them, and none is kept prepared.
 * @param text with names and bounds of parts alone in it; never anything that somebody has sent
 */
export async function sqlOnParts<Row = unknown>(
  client: QueryClientContract,
  text: string
): Promise<{ rows: Row[]; count: number }> {
  // oxlint-disable-next-line house/sql-by-sql
  const { rows, rowCount } = await client.rawQuery(text)
  return { rows, count: rowCount }
}
