import { QueryClient } from '@adonisjs/lucid/database'
import type { IsolationLevels, TransactionClientContract } from '@adonisjs/lucid/types/database'

interface Options {
  isolationLevel?: IsolationLevels
}

/** What knex resolves for COMMIT; nothing when it failed. */
interface Committed {
  response: { command: string }
}

/**
 * PostgreSQL answered COMMIT with ROLLBACK, as it does without an error when a statement of the transaction had failed and the
 * code went on.
 */
export class RolledBackError extends Error {
  override name = 'RolledBackError'

  constructor() {
    super('A statement of this transaction had failed: COMMIT rolled it back')
  }
}

/**
 * Makes every transaction that Lucid begins reject when its COMMIT failed or rolled back, before what waits for the commit runs.
 * knex keeps such an error for a promise of its own, `executionPromise`, at which Lucid does not look: without this an order would
 * be answered that is not there. Where the connection was lost before the answer came, nobody can know whether the rows are kept;
 * that rejects too.
 *
 * Called once, before the first transaction.
 */
export function proveCommits(): void {
  const begin = QueryClient.prototype.transaction as (
    this: QueryClient,
    callback?: unknown,
    options?: Options
  ) => Promise<unknown>

  QueryClient.prototype.transaction = async function (
    this: QueryClient,
    callback?: Options | ((trx: TransactionClientContract) => Promise<unknown>),
    options?: Options
  ) {
    if (typeof callback !== 'function') {
      return proven((await begin.call(this, callback)) as TransactionClientContract)
    }
    return begin.call(this, (trx: TransactionClientContract) => callback(proven(trx)), options)
  } as typeof QueryClient.prototype.transaction
}

function proven(trx: TransactionClientContract): TransactionClientContract {
  const client: { commit: () => Promise<unknown>; executionPromise: Promise<unknown> } =
    trx.knexClient as never
  const commit = client.commit
  client.commit = async () => {
    const committed = (await commit()) as Committed | undefined
    await client.executionPromise
    if (committed?.response.command !== 'COMMIT') throw new RolledBackError()
  }
  return trx
}
