import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { beginQuery } from '../tracing/begin_query.js'
import { type Bindings, boundStatement } from './statement.js'
import { askTogether, type ConnectionSource } from './together.js'

/**
 * Instead of a connection: for what is only shown, such as lists, and decides nothing. Where there is a replica it may be read from there
 * (`replica/reader.ts`), elsewhere from the database.
 */
export const TO_SHOW = Symbol('to show')

/** Reads what is to be shown from somewhere else; null where that cannot be done. */
type Show = (read: (source: ConnectionSource) => Promise<unknown[]>) => Promise<unknown[] | null>

let show: Show | null = null

/** Has what is only shown read from somewhere else; from the database again with null. */
export function showFrom(other: Show | null): void {
  show = other
}

/**
 * Runs one SQL statement on a connection or transaction and answers its rows.
 * @param text of a fixed number of texts: each is kept prepared
 * @param bindings values for `?` by position or for `:name` by name; a list is bound as one PostgreSQL array
 */
export async function sql<Row = unknown>(
  client: QueryClientContract | typeof TO_SHOW,
  text: string,
  bindings: Bindings = []
): Promise<Row[]> {
  const read = (source: ConnectionSource) => runOn(source, text, bindings)
  const shown = client === TO_SHOW && show !== null ? await show(read) : null
  if (shown) return shown as Row[]
  const connection = client === TO_SHOW ? db.connection() : client
  return (await read(connection.getWriteClient().client)) as Row[]
}

async function runOn(
  source: ConnectionSource,
  text: string,
  bindings: Bindings
): Promise<unknown[]> {
  const statement = boundStatement(text, bindings)
  const span = beginQuery(text)
  try {
    return await askTogether(source, statement)
  } catch (error) {
    // As the driver made it, it leads to whoever sent all that was asked for together.
    if (error instanceof Error) Error.captureStackTrace(error)
    span?.fail((error as { code?: string }).code ?? 'unknown')
    throw error
  } finally {
    span?.end()
  }
}
