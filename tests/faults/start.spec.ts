import { once } from 'node:events'
import { chmod } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { WorkerState } from '#app/operator/worker_state'
import {
  attemptStart,
  type Instance,
  makeDataDir,
  makeSeededDataDir,
  startInstance,
  SUPERVISOR,
} from '#tests/support/instance'
import { BAD_SETTINGS } from '../../bin/exit_codes.js'
import { PASSWORD } from '#tests/support/merchant'
import { openToOthers } from '#tests/support/open_files'
import { canMount, isOpen, isRoot, NOBODY, PRIVATE_SHELL } from '#tests/support/other_user'
import { listDescendants, untilGone } from '#tests/support/processes'
import { listenForProcesses } from '#tests/support/trace_receiver'
import { registerAt } from '#tests/support/sign_up'
import { until } from '#tests/support/until'
import { freshEmail, Visitor } from '#tests/support/visitor'

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
  let traces: Awaited<ReturnType<typeof listenForProcesses>>

  group.setup(async () => {
    traces = await listenForProcesses()
    dataDir = await makeSeededDataDir()
    email = freshEmail()
    instance = await startInstance({ dataDir, env: traces.env })
    await registerAt(instance.url, PASSWORD, email)
    return async () => {
      await instance.stop()
      await traces.close()
    }
  })

  async function signsIn(): Promise<boolean> {
    const answer = await new Visitor(instance.url).post('/login', { email, password: PASSWORD })
    return answer.status === 200
  }

  // Before any is killed: the worker has nothing to tell of but the mails of the registration.
  test('web and worker tell their traces', async () => {
    await until(async () => traces.processes.size === 2)
  })

  test('a killed database comes back by itself and nothing is lost', async ({ assert }) => {
    await eventually(async () => instance.pids.postgres !== undefined)
    const before = instance.pids.postgres
    await instance.kill('postgres')
    await eventually(async () => {
      const now = instance.pids.postgres
      return now !== undefined && now !== before && (await isReady(instance.url))
    })
    assert.isTrue(await signsIn())
  })

  test('web and worker that are killed again and again come back, and the probe tells of the worker', async ({
    assert,
  }) => {
    await Promise.all([killAgain(instance, 'web', 2), killAgain(instance, 'worker', 2)])
    await eventually(() => isReady(instance.url))
    const { worker } = await readHealth(instance.url)
    assert.deepInclude(worker, { last_code: 'SIGKILL' })
    assert.isAtLeast(worker!.restarts, 2)
    await eventually(async () => (await readHealth(instance.url)).worker?.state === 'ready')
    assert.isTrue(await signsIn(), 'nothing is lost')
  })

  for (const [name, tags] of [
    ['supervisor', ['@long']],
    ['all', []],
  ] as const) {
    test(`after a kill of ${name === 'all' ? 'all processes' : 'the supervisor'} the next start is ready, nothing is lost and nobody is left behind`, async ({
      assert,
    }) => {
      await eventually(async () => Object.keys(instance.pids).length === 4)
      const pids = Object.values(instance.pids)
      await instance.kill(name)
      const { port: PORT } = new URL(instance.url)
      instance = await startInstance({ dataDir, env: { PORT, ...traces.env } })
      process.stdout.write(`    ${/ready after [\d.]+ s/.exec(instance.output)![0]}\n`)
      assert.isTrue(await signsIn())
      assert.isEmpty(await untilGone(pids, 60_000))
    }).tags([...tags])
  }

  test('a second start on the same data says who uses it', async ({ assert }) => {
    const { code, output } = await attemptStart({ dataDir })
    assert.equal(code, 1)
    assert.include(output, `Another Vitrine (process ${instance.pids.supervisor}, ${instance.url})`)
    assert.isTrue(await isReady(instance.url))
  })

  test('its files are closed to other users, and stopping it stops every process', async ({
    assert,
  }) => {
    assert.deepEqual(await openToOthers(dataDir), [])
    const pids = Object.values(instance.pids)
    assert.equal(await instance.stop(), 0)
    assert.isEmpty(await untilGone(pids, 0))
  })

  test('a start on settings that make no sense ends and says what is wrong', async ({ assert }) => {
    const env = { PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_nothing' }
    const { code, output } = await attemptStart({ dataDir, env })
    assert.equal(code, BAD_SETTINGS)
    assert.include(output, 'PAYMENTS=stripe needs STRIPE_WEBHOOK_SECRET')
    assert.match(lastLine(output), /^The (web|worker) process could not start; /)
  })
})

/** Kills each process of that name as soon as it is there. */
async function killAgain(instance: Instance, name: 'web' | 'worker', times: number) {
  const killed: number[] = []
  while (killed.length < times) {
    await sleep(250)
    const pid = instance.pids[name]
    if (pid === undefined || killed.includes(pid)) continue
    await instance.kill(name)
    killed.push(pid)
  }
}

test.group('A killed npm', () => {
  test('listens on all addresses, and takes along all it started', async ({ assert }) => {
    // On all addresses of the machine: links need a name all the same.
    const HOST = Object.values(networkInterfaces())
      .flat()
      .some((one) => one?.family === 'IPv6')
      ? '::'
      : '0.0.0.0'
    const instance = await startInstance({ command: ['npm', 'start'], env: { HOST } })
    const { port } = new URL(instance.url)
    assert.include(instance.output, `: http://localhost:${port}`)
    const robots = await fetch(`${instance.url}/robots.txt`)
    assert.include(await robots.text(), `http://localhost:${port}/sitemap.xml`)
    const { supervisor: npm } = instance.pids
    const started = listDescendants(npm!).map(({ pid }) => pid)
    await instance.kill('supervisor')
    assert.isAbove(started.length, 4)
    assert.isEmpty(await untilGone(started, 60_000))
    await instance.stop()
  }).tags(['@long'])
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

  test('settings that make no sense end the first start as well', async ({ assert }) => {
    const env = { METRICS_TOKEN: 'short' }
    const { code, output } = await attemptStart({ dataDir: await makeDataDir(), env })
    assert.equal(code, BAD_SETTINGS)
    assert.include(output, 'METRICS_TOKEN must have at least 16 characters')
  })

  test('an address below another is refused', async ({ assert }) => {
    const env = { APP_URL: 'https://shop.example.com/vitrine' }
    const { code, output } = await attemptStart({ dataDir: await makeDataDir(), env })
    assert.equal(code, BAD_SETTINGS)
    assert.match(lastLine(output), /^APP_URL is ".*", but Vitrine needs a host .* of its own: /)
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

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health/ready`).catch(() => null)
  return answer?.status === 200
}

async function readHealth(url: string): Promise<{ worker?: WorkerState }> {
  return (await (await fetch(`${url}/health/ready`)).json()) as { worker?: WorkerState }
}

/** Bounded by the test's own timeout. */
async function eventually(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(50)
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1)!
}
