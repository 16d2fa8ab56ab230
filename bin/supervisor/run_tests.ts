import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { findChromium } from './chromium.ts'
import { runCommand } from './command.ts'
import { buildPages } from './pages.ts'
import type { StopSignals } from './signals.ts'
import { print, step } from './steps.ts'
import { chooseSuites } from './suites/choose_suites.ts'
import { sayResults } from './suites/result.ts'
import { runSuite } from './suites/run_suite.ts'
import { tryAgain } from './suites/second_try.ts'
import { takeTurns } from './suites/turns.ts'

/** What a shell says of a command that Ctrl-C ended. */
const INTERRUPTED = 130

/** Suites that open pages. */
const USING_CHROMIUM = ['browser', 'screens']

/** More would not be done earlier, and each would wait longer for its pages and engines than a user does. */
const SIDE_BY_SIDE = availableParallelism()

/** Waits most of its time, for a killed process to be missed: runs beside the others. */
const WAITING = 'faults'

/**
 * Runs the suites side by side, some at a time, each in a process with a database and a data folder of
 * its own. What they say comes one suite after the other, and last the line `N passed, N failed` of all.
 */
await runCommand(async (signals, cleanup) => {
  const { suites, filters, retryFailed } = chooseSuites(process.argv.slice(2))
  print('Preparing the tests')
  const { folder, chromium } = await prepareTests(suites, signals, cleanup)
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    WEBHOOKS_ALLOW_PRIVATE: 'true',
    INSTANCE_TEMPLATE: join(folder, 'template'),
    ...(chromium ? { CHROMIUM: chromium } : {}),
  }
  const [limit, alone] = [pLimit(SIDE_BY_SIDE), pLimit(1)]
  const turns = takeTurns(suites.length)
  const first = await Promise.all(
    suites.map((suite, index) =>
      (suite === WAITING ? alone : limit)(() => {
        signals.stop.throwIfAborted()
        const dataDir = join(folder, suite)
        return runSuite({ suite, filters, dataDir, env, turn: turns[index], stop: signals.stop })
      })
    )
  )
  const results = retryFailed
    ? await tryAgain(first, (suite, files) => {
        print(`\nSecond try: ${suite}, ${files.join(', ')}`)
        const dataDir = join(folder, `${suite}-again`)
        const [turn] = takeTurns(1)
        const only = ['--files', files.join(',')]
        return runSuite({ suite, filters: only, dataDir, env, turn, stop: signals.stop })
      })
    : first
  print(sayResults(results))
  return results.every(({ code }) => code === 0) ? 0 : 1
}, INTERRUPTED)

/** A folder for the suites' data, gone afterwards, and what they all need: the pages, and Chromium for the browser's. */
async function prepareTests(
  suites: string[],
  { stop }: StopSignals,
  cleanup: AsyncDisposableStack
): Promise<{ folder: string; chromium: string | null }> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  cleanup.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  // PostgreSQL runs as another user under root.
  await chmod(folder, 0o711)
  const chromium = suites.some((suite) => USING_CHROMIUM.includes(suite))
    ? await step('Chromium', findChromium, (path) => path)
    : null
  stop.throwIfAborted()
  const pages = () => buildPages(stop)
  await step('Pages', pages, (built) => (built ? 'built' : 'up to date'))
  return { folder, chromium }
}
