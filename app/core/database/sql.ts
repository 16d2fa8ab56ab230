import { createHash } from 'node:crypto'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { ClientBase } from 'pg'
import { beginQuery } from '../tracing/begin_query.js'

type Value = string | number | boolean | Date | null | readonly (string | number | null)[]
type Bindings = readonly Value[] | Record<string, Value>

/** The part of knex that hands out connections; its types do not have it. */
interface ConnectionSource {
  acquireConnection(): Promise<ClientBase>
  releaseConnection(connection: ClientBase): Promise<void>
}

/** A text as PostgreSQL takes it, prepared under a name so that it is parsed and planned once a connection. */
interface Statement {
  name: string
  text: string
  /** Where each value comes from: a place in a list or a key. */
  keys: (number | string)[]
}

const statements = new Map<string, Statement>()

/**
 * Runs one SQL statement on a connection or transaction and answers its rows.
 * @param text of a fixed number of texts: each is kept prepared
 * @param bindings values for `?` by position or for `:name` by name; a list is bound as one PostgreSQL array
 */
export async function sql<Row = unknown>(
  client: QueryClientContract,
  text: string,
  bindings: Bindings = []
): Promise<Row[]> {
  const { keys, ...statement } = statementFor(text, Array.isArray(bindings))
  const values = keys.map((key) => (bindings as Record<number | string, Value>)[key])
  const source: ConnectionSource = client.getWriteClient().client
  const span = beginQuery(text)
  const connection = await source.acquireConnection()
  try {
    const { rows } = await connection.query({ ...statement, values })
    return rows as Row[]
  } catch (error) {
    span?.fail((error as { code?: string }).code ?? 'unknown')
    throw error
  } finally {
    span?.end()
    await source.releaseConnection(connection)
  }
}

/** @param byPosition whether values are bound for `?` and not for `:name` */
export function statementFor(text: string, byPosition: boolean): Statement {
  const known = statements.get(text)
  if (known) return known
  const keys: Statement['keys'] = []
  const place = (key: number | string) => {
    const index = keys.indexOf(key)
    return `$${index === -1 ? keys.push(key) : index + 1}`
  }
  const translated = byPosition
    ? text.replaceAll('?', () => place(keys.length))
    : text.replace(/(?<!:):([a-z]\w*)/gi, (_, name: string) => place(name))
  const name = createHash('sha256').update(translated).digest('base64url').slice(0, 24)
  const statement = { name, text: translated, keys }
  statements.set(text, statement)
  return statement
}
