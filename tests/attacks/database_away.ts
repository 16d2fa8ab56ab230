import { setTimeout as sleep } from 'node:timers/promises'
import { startInstance } from '#tests/support/instance'
import { query } from '#tests/support/query'
import { until } from '#tests/support/until'
import { isAsBefore } from './support/as_before.js'
import { judge, tell } from './support/report.js'
import { figuresOf, held, METRICS_TOKEN } from './support/web_process.js'

/*
 * The database of an instance of its own goes away for a while and comes back.
 *
 *   DATA_DIR=/tmp/attacks node --import=./bin/typescript.mjs tests/attacks/database_away.ts [--seconds 60]
 */

const at = process.argv.indexOf('--seconds')
const seconds = at === -1 ? 60 : Number(process.argv[at + 1])
/** One each five seconds in the end, and those before: of events in both processes, and of the worker's queue. */
const MOST_ATTEMPTS = 3 * (6 + seconds / 4)
const PATIENCE_MS = 60_000
/** Visits after which what is loaded with the first guests is there. */
const WARM = 50

const instance = await startInstance({ env: { LOG_LEVEL: 'warn', METRICS_TOKEN } })
try {
  const url = new URL(instance.url)
  const pid = instance.pids.web!
  for (let visits = 0; visits < WARM; visits++) await (await fetch(new URL('/login', url))).text()
  const before = await figuresOf(url)
  const { files } = await held(pid)
  const said = instance.output.length
  // It would start the database again at once.
  await instance.kill('supervisor', 'SIGSTOP')
  const connections = () =>
    instance.output.slice(said).split('"msg":"listening does not begin again"').length - 1
  process.kill(instance.pids.postgres!, 'SIGQUIT')
  await sleep(seconds * 1_000)
  const attempts = connections()
  const during = await held(pid)
  await instance.kill('supervisor', 'SIGCONT')
  const isBack = await until(
    async () => (await fetch(new URL('/health/ready', url))).status === 200,
    PATIENCE_MS
  ).catch(() => false)
  const isSame = await isAsBefore(url, before)
  const listening = await countListening()

  tell(`${seconds} s without a database`, { attempts, 'files': during.files, 'rss MB': during.rss })
  tell('afterwards', { 'connections that listen': listening, 'files': (await held(pid)).files })
  judge([
    ['it went on by itself', isBack],
    ['in the same process', instance.pids.web === pid],
    [`it tried, and at most ${MOST_ATTEMPTS} times`, attempts > 0 && attempts <= MOST_ATTEMPTS],
    [
      'both processes have one connection for events, and the worker one for its queue',
      listening === 3,
    ],
    ['no file or connection was left', (await held(pid)).files <= files + 10],
    isSame,
  ])
} finally {
  await instance.stop()
}

async function countListening(): Promise<number> {
  const rows = await query(
    instance,
    `select 1 from pg_stat_activity where application_name in ('vitrine_events', 'vitrine_queue_events')`
  )
  return rows.length
}
