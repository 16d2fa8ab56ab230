import pg from 'pg'

/**
 * Asks a database over a connection of its own, which ends with it.
 *
 * @param patienceMs how long connecting may take; as long as the system lets it, if missing
 * @throws what the database says, and the system's error when it cannot be reached
 */
export async function withClient<Result>(
  connectionString: string | undefined,
  ask: (client: pg.Client) => Promise<Result>,
  patienceMs?: number
): Promise<Result> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: patienceMs })
  // One that is lost says so with the next question; without a listener it would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return await ask(client)
  } finally {
    await client.end().catch(() => {})
  }
}
