import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { findChromium } from './browsers/chromium.ts'
import { runCommand } from './command.ts'
import { findOtherBrowsers } from './browsers/other_browsers.ts'
import { buildPages } from './pages/pages.ts'
import { ROOT } from './settings.ts'
import type { StopSignals } from './processes/signals.ts'
import { print, step } from './steps.ts'
import { chooseSuites, type Choice, WITHOUT_LONG } from './suites/choose_suites.ts'
import { divideSuites, type Part } from './suites/parts.ts'
import { Progress } from './suites/progress.ts'
import { printResults, type PartResult } from './suites/result.ts'
import { runPart } from './suites/run_part.ts'
import { makeMigratedTemplate } from './suites/templates.ts'
import { readUsualTimes, writeUsualTimes } from './suites/usual_times.ts'

/** What a shell says of a command that Ctrl-C ended. */
const INTERRUPTED = 130

/** Suites that open pages. */
const USING_CHROMIUM = ['browser', 'screens']

/** Files whose tests are for Firefox and WebKit. */
const IN_OTHER_ENGINES = /\bengine_\w+\.spec\.ts$/

const CORES = availableParallelism()

interface Lane {
  suites: string[]
  /** How many parts of them run side by side. */
  parts: number
}

/**
 * Pages wait for their pictures, others for their database, and faults for a killed process to be missed: together a few more than there are
 * processors. With twice as many they take each other's place in the processors' caches, and each test costs half as much again.
 */
const LANES: Lane[] = [
  { suites: ['faults'], parts: 1 },
  { suites: USING_CHROMIUM, parts: Math.max(1, CORES - 1) },
  { suites: ['functional', 'unit', 'engine'], parts: CORES + 1 },
]

/** How many parts of a suite run side by side. */
function sideBySide(suite: string): number {
  return LANES.find(({ suites }) => suites.includes(suite))!.parts
}

/** Where what the tests said can be read afterwards: a folder for each run, until the next one begins after it has ended. */
const LOGS = join(ROOT, 'tmp/tests')

/**
 * Runs the suites in parts, several side by side, each in a process with a database and a data
 * folder of its own. A single part is printed as it goes; of several only what failed is, and last the line `N passed, N failed`.
 */
await runCommand(async (signals, cleanup) => {
  const choice = chooseSuites(process.argv.slice(2))
  const { filters, record } = choice
  print('Preparing the tests')
  const { folder, logs, env, parts } = await prepareTests(choice, signals, cleanup)
  using progress = new Progress()
  const isAlone = parts.length === 1
  const run = async (part: Part): Promise<PartResult> => {
    signals.stop.throwIfAborted()
    const name = part.name.replace(/\W+/g, '-')
    const log = isAlone ? null : join(logs, `${name}.log`)
    progress.began(part)
    const result = await runPart({
      part,
      filters,
      dataDir: join(folder, name),
      template: join(folder, 'migrated'),
      env,
      log,
      stop: signals.stop,
      onTest: (isFailed) => progress.test(part, isFailed),
    })
    if (log && result.code !== 0) print(`\n${await readFile(log, 'utf8')}`)
    progress.ended(part, result)
    return result
  }
  const results = await Promise.all(
    LANES.flatMap(({ suites, parts: atOnce }) => {
      const limit = pLimit(atOnce)
      const ours = parts.filter(({ suite }) => suites.includes(suite))
      return ours.map((part) => limit(run, part))
    })
  )
  if (record) await writeUsualTimes(Object.assign({}, ...results.map(({ times }) => times)))
  if (!isAlone) print(`\nAll that the tests said is in ${logs}.`)
  print(printResults(results))
  return results.every(({ code }) => code === 0) ? 0 : 1
}, INTERRUPTED)

/** A folder for the parts' data, gone afterwards, and what all need: pages, a migrated database, and Chromium for the browser's. */
async function prepareTests(
  { suites, files, filters }: Choice,
  { stop }: StopSignals,
  cleanup: AsyncDisposableStack
): Promise<{ folder: string; logs: string; env: NodeJS.ProcessEnv; parts: Part[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-'))
  cleanup.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  // PostgreSQL runs as another user under root.
  await chmod(folder, 0o711)
  const logs = await openLogs()
  const parts = await divideSuites(suites, files, await readUsualTimes(), sideBySide)
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    WEBHOOKS_ALLOW_PRIVATE: 'true',
    METRICS_TOKEN: 'metrics-token-of-tests',
    // What they see takes 9 s of a processor a photo: tests of it run them by themselves.
    VISION: 'off',
    INSTANCE_TEMPLATES: folder,
  }
  const migrate = () => makeMigratedTemplate(join(folder, 'migrated'), env, stop)
  const isLong = !filters.includes(WITHOUT_LONG)
  const opensPages = parts.some(({ suite }) => USING_CHROMIUM.includes(suite))
  const chromiumFound = opensPages ? step('Chromium', findChromium, (path) => path) : null
  const steps = [
    chromiumFound,
    parts.some(({ files: ours }) => ours.some((file) => IN_OTHER_ENGINES.test(file)))
      ? step(
          'Engines',
          () => findOthers(chromiumFound, isLong),
          (it) => sayOthers(it, isLong)
        )
      : null,
    step(
      'Pages',
      () => buildPages(stop),
      (built) => (built ? 'built' : 'up to date')
    ),
    step('Database', migrate, () => 'migrated'),
  ] as const
  // Each to its end, also where another fails: the folder goes then.
  await Promise.allSettled(steps)
  const [chromium, others] = await Promise.all(steps)
  stop.throwIfAborted()
  return {
    folder,
    logs,
    env: { ...env, ...(chromium && { CHROMIUM: chromium }), ...others },
    parts,
  }
}

/** Two installations at a time would be in each other's way. */
async function findOthers(chromiumFound: Promise<unknown> | null, isInstalled: boolean) {
  if (isInstalled) await chromiumFound?.catch(() => {})
  return findOtherBrowsers(isInstalled)
}

function sayOthers(
  { FIREFOX, WEBKIT_DRIVER }: Awaited<ReturnType<typeof findOthers>>,
  isLong: boolean
): string {
  const firefox = FIREFOX ?? 'no Firefox (install it or set FIREFOX)'
  const webkit = WEBKIT_DRIVER ?? 'no WebKit (install webkit2gtk-driver and xvfb)'
  const isMissing = !FIREFOX || !WEBKIT_DRIVER
  const leftOut = `: its tests are left out${isLong ? '' : '; --long installs it as root'}`
  return `${firefox}, ${webkit}${isMissing ? leftOut : ''}`
}

/** This run's folder for what its tests say; those of runs that have ended are gone. */
async function openLogs(): Promise<string> {
  await mkdir(LOGS, { recursive: true })
  for (const name of await readdir(LOGS)) {
    if (!isRunning(Number(name))) await rm(join(LOGS, name), { recursive: true, force: true })
  }
  const logs = join(LOGS, String(process.pid))
  await mkdir(logs, { recursive: true })
  return logs
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
