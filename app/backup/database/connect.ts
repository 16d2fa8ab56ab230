import pg, { type Client } from 'pg'
import { directDatabaseUrl } from '#config/database_address'

/** Of this room's connections, so that those of others can be told from them. */
export const APPLICATION = 'vitrine_backup'

/** A connection of its own to the database in use: COPY streams take one as it is. */
export async function connect(): Promise<Client> {
  const client = new pg.Client({
    connectionString: directDatabaseUrl,
    application_name: APPLICATION,
  })
  // One that is lost says so with the next question; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}
