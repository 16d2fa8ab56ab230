import type { Client, ClientBase, QueryConfig } from 'pg'

/** Where connections come from: the part of knex that hands them out, which its types do not have, or a replica. */
export interface ConnectionSource {
  acquireConnection(): Promise<ClientBase>
  /** @param error what went wrong with it */
  releaseConnection(connection: ClientBase, error?: Error): Promise<void> | void
}

interface Asked {
  statement: QueryConfig
  answer: PromiseWithResolvers<unknown[]>
}

/** On one connection; more than a page has. What many requests ask for that have waited for the same thing goes over several. */
const MOST_TOGETHER = 16

/** What is asked for before the event loop goes on, by where connections come from. */
const gathered = new WeakMap<ConnectionSource, Asked[]>()

/**
 * Runs a statement, together with others that are asked for in the same turn of the event loop, such as those of one `Promise.all`: over one connection, in the order in which they
 * were asked for, sent at once without waiting for each other's answers. Each stands for itself, so that one that fails leaves the others alone (but for the same text asked for twice at
 * once: what cannot be prepared fails for the second as a statement that is not there). None of them may wait for a lock that is let go only after another one has been answered, which a
 * transaction does not since it takes no connection beside its own.
 * @returns its rows
 */
export function askTogether(source: ConnectionSource, statement: QueryConfig): Promise<unknown[]> {
  const asked: Asked = { statement, answer: Promise.withResolvers() }
  const others = gathered.get(source)
  if (others && others.length < MOST_TOGETHER) others.push(asked)
  else {
    const all = [asked]
    gathered.set(source, all)
    process.nextTick(() => {
      if (gathered.get(source) === all) gathered.delete(source)
      void send(source, all)
    })
  }
  return asked.answer.promise
}

async function send(source: ConnectionSource, all: readonly Asked[]): Promise<void> {
  try {
    const connection = await source.acquireConnection()
    let failure: Error | undefined
    const ask = async ({ statement, answer }: Asked) => {
      try {
        answer.resolve((await connection.query(statement)).rows)
      } catch (error) {
        failure = error as Error
        answer.reject(error)
      }
    }
    try {
      if (pipelines(connection)) await Promise.all(inOneWrite(connection, () => all.map(ask)))
      else for (const asked of all) await ask(asked)
    } finally {
      await source.releaseConnection(connection, failure)
    }
  } catch (error) {
    for (const { answer } of all) answer.reject(error)
  }
}

/** Not where a pooler in between cannot (`DATABASE_PIPELINE=false`). */
function pipelines(connection: ClientBase): connection is Client {
  return (connection as Client).pipeline
}

/** Each statement by itself would be a call of the system, and wake the database once. */
function inOneWrite<Result>({ connection: { stream } }: Client, act: () => Result): Result {
  stream.cork()
  try {
    return act()
  } finally {
    stream.uncork()
  }
}
