import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, readFile, stat } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import {
  attemptStart,
  type Instance,
  makeDataDir,
  startInstance,
  SUPERVISOR,
} from '#tests/support/instance'
import { PASSWORD } from '#tests/support/merchant'
import { listDescendants, untilGone } from '#tests/support/processes'
import { registerAt } from '#tests/support/sign_up'
import { freshEmail, Visitor } from '#tests/support/visitor'
import { ROOT } from '../../bin/supervisor/settings.js'

const NOBODY = { uid: 65534, gid: 65534 }
const isRoot = process.getuid?.() === 0
/** Whether another user can enter the project, which a home directory may forbid. */
const isOpen = () => runs(process.execPath, ['--version'], NOBODY)
/** A shell in a namespace of its own, so that nothing it mounts is left. */
const PRIVATE_SHELL = ['unshare', '--mount', 'sh', '-c']

const WRONG_URLS: [fault: string, change: (url: URL) => void, sentence: RegExp][] = [
  [
    'a server that does not answer',
    (url) => {
      url.search = ''
      url.host = '127.0.0.1:9'
    },
    /^No PostgreSQL server answers at 127\.0\.0\.1:9: start it, /,
  ],
  [
    'a wrong password',
    (url) => {
      url.password = 'not-the-secret'
    },
    / refuses the role "vitrine" of DATABASE_URL: check its name and its password\.$/,
  ],
  [
    'a missing database',
    (url) => {
      url.pathname = '/elsewhere'
    },
    / database "elsewhere".+ DATABASE_URL/,
  ],
  [
    'another kind of address',
    (url) => {
      url.href = url.href.replace(/^postgres(ql)?:/, 'mysql:')
    },
    /^DATABASE_URL is not an address of PostgreSQL: write it as /,
  ],
]

test.group('Killed processes', (group) => {
  let dataDir: string
  let email: string
  let instance: Instance

  group.setup(async () => {
    dataDir = await makeDataDir()
    email = freshEmail()
    instance = await startInstance({ dataDir })
    await registerAt(instance.url, PASSWORD, email)
    return async () => {
      await instance.stop()
    }
  })

  async function signsIn(): Promise<boolean> {
    const answer = await new Visitor(instance.url).post('/login', { email, password: PASSWORD })
    return answer.status === 200
  }

  for (const name of ['web', 'worker', 'postgres'] as const) {
    test(`a killed ${name} process comes back by itself and nothing is lost`, async ({
      assert,
    }) => {
      await eventually(async () => instance.pids[name] !== undefined)
      const before = instance.pids[name]
      await instance.kill(name)
      await eventually(async () => {
        const now = instance.pids[name]
        return now !== undefined && now !== before && (await isReady(instance.url))
      })
      assert.isTrue(await signsIn())
    })
  }

  for (const name of ['supervisor', 'all'] as const) {
    test(`after a kill of ${name === 'all' ? 'all processes' : 'the supervisor'} the next start is ready, nothing is lost and nobody is left behind`, async ({
      assert,
    }) => {
      await eventually(async () => Object.keys(instance.pids).length === 4)
      const pids = Object.values(instance.pids)
      await instance.kill(name)
      instance = await startInstance({ dataDir, env: { PORT: new URL(instance.url).port } })
      process.stdout.write(`    ${/ready after [\d.]+ s/.exec(instance.output)![0]}\n`)
      assert.isTrue(await signsIn())
      assert.isEmpty(await untilGone(pids, 15_000))
    })
  }

  test('a second start on the same data says who uses it', async ({ assert }) => {
    const { code, output } = await attemptStart({ dataDir })
    assert.equal(code, 1)
    assert.include(output, `Another Vitrine (process ${instance.pids.supervisor}, ${instance.url})`)
    assert.isTrue(await isReady(instance.url))
  })

  test('stopping it stops every process', async ({ assert }) => {
    const pids = Object.values(instance.pids)
    assert.equal(await instance.stop(), 0)
    assert.isEmpty(await untilGone(pids, 0))
  })
})

test.group('A killed npm', () => {
  test('takes along all it started', async ({ assert }) => {
    const instance = await startInstance({ command: ['npm', 'start'] })
    const { supervisor: npm } = instance.pids
    const started = listDescendants(npm!).map(({ pid }) => pid)
    await instance.kill('supervisor')
    assert.isAbove(started.length, 4)
    assert.isEmpty(await untilGone(started, 15_000))
    await instance.stop()
  })
})

test.group('Starts that cannot succeed', () => {
  test('a taken port is named', async ({ assert }) => {
    await using other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { code, output } = await attemptStart({
      dataDir: await makeDataDir(),
      env: { PORT: String(port) },
    })
    assert.equal(code, 1)
    assert.equal(
      lastLine(output),
      `Port ${port} is taken by another program: stop it, or set PORT to a free one (PORT=${port + 1} npm start).`
    )
  })

  for (const [fault, change, sentence] of WRONG_URLS) {
    test(`${fault} in DATABASE_URL is told without showing the password`, async ({ assert }) => {
      const url = new URL(process.env.DATABASE_URL!)
      url.password = url.password || 'not-the-secret'
      change(url)
      const { code, output } = await attemptStart({
        dataDir: await makeDataDir(),
        env: { DATABASE_URL: url.href },
      })
      assert.equal(code, 1)
      assert.match(lastLine(output), sentence)
      assert.notInclude(output, url.password)
    })
  }

  test('a data folder that may not be written is named', async ({ assert }) => {
    const dataDir = await makeDataDir()
    await chmod(dataDir, 0o555)
    const { code, output } = await attemptStart({ dataDir, identity: isRoot ? NOBODY : {} })
    assert.equal(code, 1)
    assert.match(lastLine(output), /^No permission to write in DATA_DIR \(/)
  }).skip(() => isRoot && !isOpen(), 'another user cannot enter the project')

  test('a full disk is named', async ({ assert }) => {
    const dataDir = await makeDataDir()
    const mount = 'mount -t tmpfs -o size=20m tmpfs "$0" && exec "$@"'
    const { code, output } = await attemptStart({
      dataDir,
      command: [...PRIVATE_SHELL, mount, dataDir, ...SUPERVISOR],
    })
    assert.equal(code, 1)
    assert.match(lastLine(output), /^The disk is full: only \d+ MB are free for DATA_DIR \(/)
  }).skip(() => !canMount(), 'this user may not mount a small disk')
})

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
    assert.isTrue(await isReady(instance.url))

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

  test('a user who is not root and has no home can start it', async ({ assert }) => {
    const dataDir = await makeDataDir()
    await chown(dataDir, NOBODY.uid, NOBODY.gid)
    const env = { HOME: '/nonexistent' }
    const instance = await startInstance({ dataDir, identity: NOBODY, env })
    assert.isTrue(await isReady(instance.url))
    assert.equal(await instance.stop(), 0)
  }).skip(() => !isRoot || !isOpen(), 'another user cannot enter the project, or runs these tests')
})

function runs(command: string, args: string[], identity?: typeof NOBODY): boolean {
  return spawnSync(command, args, { ...identity, cwd: ROOT }).status === 0
}

function canMount(): boolean {
  const [command, ...args] = PRIVATE_SHELL
  return isRoot && runs(command, [...args, 'mount -t tmpfs tmpfs /mnt'])
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health/ready`).catch(() => null)
  return answer?.status === 200
}

/** Bounded by the test's own timeout. */
async function eventually(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(50)
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1)!
}
