import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { createIgnitor } from '../../bin/ignitor.js'
import { isAsBefore } from '../attacks/support/as_before.js'
import { figuresOf, METRICS_TOKEN } from '../attacks/support/web_process.js'
import { startInstance } from '../support/instance.js'
import { registerAt } from '../support/sign_up.js'
import type { Visitor } from '../support/visitor.js'
import { readFields } from './fields.js'
import { fuzz, type FuzzReport } from './fuzz.js'
import { guest, merchant, newcomer, program } from './identities.js'

/*
 * Sends requests made of the route table to an instance of its own, as guests, merchants and programs:
 *
 *   npm run fuzz -- [--requests 100000 | --texts 100000] [--seed 1]
 *
 * With `--texts`, as many broken texts are sent, in all fields that routes read, and nothing else that is odd.
 *
 * Ends with code 1 when an answer is an error of the server, tells what is inside, or is missing, when the web process was started anew, or
 * when its memory goes on growing, or connections, handles or anything else of its are left.
 */

/** By then what is loaded late has been loaded, and pages are in memory. */
const WARM_SHARE = 0.2

/** How long it rests then, before it is noted what it holds. */
const REST_MS = 5_000

/** Memory that may come and go, in megabytes, beside a twentieth. */
const SLACK_MB = 12

const MOST_MB = 256

const PASSWORD = 'harbour mug on oak'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    texts: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const requests = Number(values.requests)
const texts = values.texts ? Number(values.texts) : undefined
const seed = Number(values.seed)
const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-fuzz-'))
await chmod(dataDir, 0o711)
const instance = await startInstance({ dataDir, env: { LOG_LEVEL: 'error', METRICS_TOKEN } })
try {
  process.exitCode = (await run()) ? 0 : 1
} finally {
  await instance.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
}
process.exit()

async function run(): Promise<boolean> {
  const url = new URL(instance.url)
  const web = instance.pids.web!
  const identities = [guest(seed), newcomer(instance.url, seed)]
  const register = () => registerAt(instance.url, PASSWORD)
  for (let number = 1; number <= 3; number++) {
    const token = await makeToken(await register())
    identities.push(merchant(register, seed + number), program(token, seed + number))
  }
  const routes = await readRoutes()
  const fields = await readFields()
  const memory: number[] = []
  const what = texts ? `${texts} texts` : `${requests} requests`
  console.log(`${what} to ${fields.size} fields of ${routes.length} routes, seed ${seed}`)
  const progress = (done: number) => {
    memory.push(megabytesOf(web))
    if (done % 5_000 === 0) console.log(`${done}: web process ${memory.at(-1)} MB`)
  }
  const send = (share: number, report?: FuzzReport) =>
    fuzz({
      ...{ url, routes, identities, fields, seed, progress, requests: requests * share },
      ...(texts ? { texts: texts * share } : {}),
      ...(report ? { report } : {}),
    })
  const begun = await send(WARM_SHARE)
  await sleep(REST_MS)
  const before = await figuresOf(url)
  const report = await send(1, begun)

  const warm = memory[Math.floor(memory.length * WARM_SHARE)] ?? 0
  const [peak, after] = [Math.max(...memory), memory.at(-1) ?? 0]
  console.log(`${report.texts} broken texts in ${report.requests} requests`)
  console.log(`answers: ${JSON.stringify(report.statuses)}, ${report.full} of them that it is full`)
  console.log(`web process, MB: ${warm} once warm, ${peak} at most, ${after} at the end`)
  const faults = [...report.faults]
  // Of the heap, code goes on growing for long: V8 compiles what hundreds of routes run.
  const [promise, isKept] = await isAsBefore(url, before, 'heap_mb')
  if (!isKept) faults.push(`not true: ${promise}`)
  if (instance.pids.web !== web) faults.push('the web process ended and was started anew')
  if (after > warm * 1.05 + SLACK_MB) faults.push('its memory goes on growing')
  if (peak > MOST_MB) faults.push(`it held more than ${MOST_MB} MB`)
  for (const fault of faults.slice(0, 50)) console.log(`✖ ${fault}`)
  if (faults.length > 0) console.log(instance.output.slice(-20_000))
  console.log(`${report.requests - report.faults.length} passed, ${faults.length} failed`)
  return faults.length === 0
}

/** As the profile page makes it. */
async function makeToken(visitor: Visitor): Promise<string> {
  await visitor.post('/user/confirm-password', { password: PASSWORD })
  const answer = await visitor.post('/api/tokens', { name: 'Fuzz' })
  const { token } = (await answer.json()) as { token: string }
  return token
}

/** From the application itself, which is booted here without a server. */
async function readRoutes() {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: new URL(instance.url).port,
    DATA_DIR: dataDir,
    DATABASE_URL: instance.databaseUrl,
    APP_KEY: (await readFile(join(dataDir, 'app.key'), 'utf8')).trim(),
    PAYMENTS: 'sandbox',
  })
  const app = createIgnitor().createApp('web')
  await app.init()
  await app.boot()
  await app.start(async () => {})
  const { default: router } = await import('@adonisjs/core/services/router')
  router.commit()
  return (await import('./routes.js')).routesOfApplication()
}

/** What a process holds in memory. */
function megabytesOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024)
}
