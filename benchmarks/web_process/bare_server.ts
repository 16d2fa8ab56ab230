import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { listener } from '#tests/support/listener'
import type { Findings } from './findings.js'

/** As many as the web process has. */
const CONNECTIONS = 10

/*
 * A process: what Node and PostgreSQL give when nothing stands between them. Is told an address of a database and queries, and answers each
 * request with what those answer, one after the other on one connection, as JSON. Tells its port.
 */
process.once('message', (told) => {
  const { databaseUrl, queries } = told as { databaseUrl: string } & Pick<Findings, 'queries'>
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS })
  const server = createServer(
    listener(async (_request, response) => {
      const client = await pool.connect()
      const answers: unknown[] = []
      try {
        for (const query of queries) answers.push((await client.query(query)).rows)
      } finally {
        client.release()
      }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(answers))
    })
  )
  server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
})
