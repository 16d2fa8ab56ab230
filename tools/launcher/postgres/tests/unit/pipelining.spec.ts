import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { test } from '@japa/runner'
import pg from 'pg'
import { checkPipelining } from '../../external_postgres.ts'

const READY = 'Z'.charCodeAt(0)

/** Hands on a server's messages until it has been ready so often, and nothing of what comes then. */
function handOn(server: Socket, client: Socket, times: number): void {
  let rest = Buffer.alloc(0)
  let left = times
  server.on('data', (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const length = 1 + rest.readUInt32BE(1)
      if (left > 0) client.write(rest.subarray(0, length))
      if (rest[0] === READY) left -= 1
      rest = rest.subarray(length)
    }
  })
}

/** A pool of connections before the database of the tests, which thinks of it as free again after so many answers. */
async function startPool(answers: number) {
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL })
  const sockets = new Set<Socket>()
  const pool = createServer((client) => {
    const server = database.host.startsWith('/')
      ? connect(`${database.host}/.s.PGSQL.${database.port}`)
      : connect(database.port, database.host)
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    client.pipe(server)
    // The first time is that of signing in.
    handOn(server, client, 1 + answers)
  })
  pool.listen(0, '127.0.0.1')
  await once(pool, 'listening')
  const url = new URL('postgres://localhost')
  url.username = database.user!
  url.password = database.password as string
  url.pathname = database.database!
  url.port = String((pool.address() as AddressInfo).port)
  url.hostname = '127.0.0.1'
  return {
    url: url.href,
    stop() {
      for (const socket of sockets) socket.destroy()
      pool.close()
    },
  }
}

test.group('A pool of connections', () => {
  test('that answers all that is sent at once is taken', async ({ cleanup }) => {
    const pool = await startPool(Infinity)
    cleanup(() => pool.stop())
    await checkPipelining(pool.url)
  })

  test('that hands the connection on after the first answer is refused', async ({
    assert,
    cleanup,
  }) => {
    const pool = await startPool(1)
    cleanup(() => pool.stop())
    await assert.rejects(() => checkPipelining(pool.url, 300), /set DATABASE_PIPELINE=false/)
  })
})
