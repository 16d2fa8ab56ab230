import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { attemptStart, makeDataDir, startInstance, type Instance } from '#tests/support/instance'
import { PASSWORD } from '#tests/support/merchant'
import { untilGone } from '#tests/support/processes'
import { freshEmail, Visitor } from '#tests/support/visitor'
import { ROOT } from '../../bin/supervisor/settings.js'

const NOBODY = { uid: 65534, gid: 65534 }
const isRoot = process.getuid?.() === 0
/** Whether another user can enter the project, which a home directory may forbid. */
const isOpen = () => runs(process.execPath, ['--version'], NOBODY)

test.group('Killed processes', (group) => {
  let dataDir: string
  let email: string
  let instance: Instance

  group.setup(async () => {
    dataDir = await makeDataDir()
    email = freshEmail()
    instance = await startInstance({ dataDir })
    await new Visitor(instance.url).post('/register', {
      name: 'Ada',
      email,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    })
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
      const pids = Object.values(instance.pids)
      assert.lengthOf(pids, 4)
      await instance.kill(name)
      instance = await startInstance({ dataDir, env: { PORT: new URL(instance.url).port } })
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

  test('a database server that does not answer is named', async ({ assert }) => {
    const { code, output } = await attemptStart({
      dataDir: await makeDataDir(),
      env: { DATABASE_URL: 'postgres://ada:secret@127.0.0.1:9/vitrine' },
    })
    assert.equal(code, 1)
    assert.match(lastLine(output), /^No PostgreSQL server answers at 127\.0\.0\.1:9: /)
    assert.notInclude(output, 'secret')
  })

  test('a wrong password of the database is told without showing it', async ({ assert }) => {
    const url = new URL(process.env.DATABASE_URL!)
    url.password = 'not-the-secret'
    const { code, output } = await attemptStart({
      dataDir: await makeDataDir(),
      env: { DATABASE_URL: url.href },
    })
    assert.equal(code, 1)
    assert.match(lastLine(output), /refuses the role "vitrine" of DATABASE_URL: check/)
    assert.notInclude(output, 'not-the-secret')
  })

  test('a data folder that may not be written is named', async ({ assert }) => {
    const dataDir = await makeDataDir()
    await chmod(dataDir, 0o555)
    const { code, output } = await attemptStart({ dataDir, identity: isRoot ? NOBODY : {} })
    assert.equal(code, 1)
    assert.match(lastLine(output), /^No permission to write in DATA_DIR \(/)
  }).skip(() => isRoot && !isOpen(), 'another user cannot enter the project')

  test('a full disk is named', async ({ assert }) => {
    const dataDir = await makeDataDir()
    runs('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', dataDir])
    try {
      const { code, output } = await attemptStart({ dataDir })
      assert.equal(code, 1)
      assert.match(lastLine(output), /^The disk is full: only \d+ MB are free for DATA_DIR \(/)
    } finally {
      runs('umount', [dataDir])
    }
  }).skip(() => !canMount(), 'this user may not mount a small disk')
})

test.group('Users', () => {
  test('a user who is not root can start it', async ({ assert }) => {
    const dataDir = await makeDataDir()
    await chown(dataDir, NOBODY.uid, NOBODY.gid)
    const instance = await startInstance({ dataDir, identity: NOBODY })
    assert.isTrue(await isReady(instance.url))
    assert.equal(await instance.stop(), 0)
  }).skip(() => !isRoot || !isOpen(), 'another user cannot enter the project, or runs these tests')
})

function runs(command: string, args: string[], identity?: typeof NOBODY): boolean {
  return spawnSync(command, args, { ...identity, cwd: ROOT }).status === 0
}

/** In a namespace of its own, so that nothing is left mounted. */
function canMount(): boolean {
  return isRoot && runs('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'])
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
