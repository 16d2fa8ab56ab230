import { chown, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { attemptStart, makeDataDir, startInstance, SUPERVISOR } from '#tests/support/instance'
import { canMount, isOpen, isRoot, NOBODY, PRIVATE_SHELL } from '#tests/support/other_user'

/** Mounts the project read-only at `$0/Läden 1/Vitrine`, with nothing kept below /var/lib, and goes there. */
const IN_CLOSED_HOME = `
  set -e
  mkdir -p "$0/Läden 1/Vitrine" "$0/lib"
  chmod 700 "$0"
  mount --bind "$0/lib" /var/lib
  mount --bind . "$0/Läden 1/Vitrine"
  mount -o remount,bind,ro "$0/Läden 1/Vitrine"
  cd "$0/Läden 1/Vitrine"
  umask 077
  exec "$@"
`

test.group('Users', () => {
  test('root starts a read-only clone in a home that is closed to others, with umask 077 and a path of spaces and umlauts', async ({
    assert,
    cleanup,
  }) => {
    const home = await makeDataDir()
    const dataDir = join(home, 'Läden 1', 'Daten')
    const instance = await startInstance({
      dataDir,
      command: [...PRIVATE_SHELL, IN_CLOSED_HOME, home, process.execPath, 'bin/start.mjs'],
    })
    cleanup(() => instance.stop().then(() => {}))
    assert.equal((await fetch(`${instance.url}/health/ready`)).status, 200)

    // The database is not let in by opening what was closed, nor by giving it root's power over files.
    for (const path of [home, dataDir, join(dataDir, 'postgres')]) {
      assert.equal((await stat(path)).mode & 0o777, 0o700, path)
    }
    for (const secret of ['app.key', 'postgres.password', 'postgres.log']) {
      assert.equal((await stat(join(dataDir, secret))).mode & 0o777, 0o600, secret)
    }
    const status = await readFile(`/proc/${instance.pids.postgres}/status`, 'utf8')
    assert.match(status, /^CapEff:\t0+$/m)
    assert.notMatch(status, /^Uid:.*\t0\b/m)
    assert.equal(await instance.stop(), 0)
  }).skip(() => !canMount(), 'this user may not mount folders')

  test('a read-only clone without pages says how they are built', async ({ assert }) => {
    const [empty, dataDir] = await Promise.all([makeDataDir(), makeDataDir()])
    const mount = 'mount --bind "$0" public/assets && mount -o remount,bind,ro public/assets'
    const { code, output } = await attemptStart({
      dataDir,
      command: [...PRIVATE_SHELL, `${mount} && exec "$@"`, empty, ...SUPERVISOR],
    })
    assert.equal(code, 1)
    assert.include(output, 'cannot be written: run "npm run build" once')
  })
    .skip(() => !canMount(), 'this user may not mount folders')
    .tags(['@long'])

  test('a user who is not root and has no home can start it', async ({ assert }) => {
    const dataDir = await makeDataDir()
    await chown(dataDir, NOBODY.uid, NOBODY.gid)
    const env = { HOME: '/nonexistent' }
    const instance = await startInstance({ dataDir, identity: NOBODY, env })
    assert.equal((await fetch(`${instance.url}/health/ready`)).status, 200)
    assert.equal(await instance.stop(), 0)
  })
    .skip(() => !isRoot || !isOpen(), 'another user cannot enter the project, or runs these tests')
    .tags(['@long'])
})
