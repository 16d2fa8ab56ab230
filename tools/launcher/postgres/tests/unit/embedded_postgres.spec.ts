import { cp, mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../embedded_postgres.ts'

/** Longer than a socket's name may be. */
const LONG = 'ä'.repeat(60)

/** Starts, asks and stops it; answers the folder of its socket. */
async function use(dataDir: string): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir, durable: false })
  try {
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    await client.query('create table if not exists kept (id int)')
    await client.end()
    return new URL(server.url).searchParams.get('host')!
  } finally {
    await server.stop()
  }
}

test.group('The embedded PostgreSQL', (group) => {
  let folder: string

  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-unit-'))
    return () => rm(folder, { recursive: true, force: true })
  })

  test('runs in a folder closed to others, also after root copied it and where its path is too long for a socket', async ({
    assert,
    cleanup,
  }) => {
    const dataDir = join(folder, 'data')
    await mkdir(dataDir, { mode: 0o700 })
    assert.equal(await use(dataDir), join(dataDir, 'postgres'))

    const restored = join(folder, LONG)
    await cp(dataDir, restored, { recursive: true })
    // As root copies without being told to keep owners; any user copies like this.
    const socket = await use(restored)
    cleanup(() => rm(socket, { recursive: true, force: true }))
    assert.isBelow(socket.length, 88)
    assert.equal((await stat(join(restored, 'postgres'))).mode & 0o777, 0o700)

    await rm(socket, { recursive: true })
    await symlink(folder, socket)
    await assert.rejects(
      () => use(restored),
      `${socket} belongs to somebody else: remove it, or set DATA_DIR to a shorter path.`
    )
    assert.equal((await stat(folder)).uid, process.getuid?.())
  }).skip(() => process.platform === 'win32', 'sockets are Unix')
})
