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

/** What is asked for before the event loop goes on, by where connections come from. */
const gathered = new WeakMap<ConnectionSource, Asked[]>()

/**
 * Runs a statement, together with all others that are asked for in the same turn of the event loop, such as those of one `Promise.all`: over one connection, in the order in which they
 * were asked for, sent at once without waiting for each other's answers. Each stands for itself, so that one that fails leaves the others alone; none of them may wait for a lock that is let go
 * only after another one has been answered, which a transaction does not since it takes no connection beside its own.
 * @returns its rows
 */
export function askTogether(source: ConnectionSource, statement: QueryConfig): Promise<unknown[]> {
  const asked: Asked = { statement, answer: Promise.withResolvers() }
  const others = gathered.get(source)
  if (others) others.push(asked)
  else {
    const all = [asked]
    gathered.set(source, all)
    process.nextTick(() => {
      gathered.delete(source)
      void send(source, all)
    })
  }
  return asked.answer.promise
}

async function send(source: ConnectionSource, all: readonly Asked[]): Promise<void> {
  try {
    const connection = await source.acquireConnection()
    let failure: Error | undefined
    await Promise.all(
      inOneWrite(connection, () =>
        all.map(async ({ statement, answer }) => {
          try {
            answer.resolve((await connection.query(statement)).rows)
          } catch (error) {
            failure = error as Error
            answer.reject(error)
          }
        })
      )
    )
    await source.releaseConnection(connection, failure)
  } catch (error) {
    for (const { answer } of all) answer.reject(error)
  }
}

/** Each statement by itself would be a call of the system, and wake the database once. */
function inOneWrite<Result>(connection: ClientBase, act: () => Result): Result {
  const { stream } = (connection as Client).connection
  stream.cork()
  try {
    return act()
  } finally {
    stream.uncork()
  }
}
