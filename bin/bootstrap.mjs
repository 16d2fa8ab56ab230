import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { installMissing, PINNED_NODE } from './install.mjs'

const OLDEST_NODE = 20

/** What V8 makes of modules is kept there, by all processes: a third less to do at a start. */
const COMPILED = fileURLToPath(new URL('../node_modules/.cache/vitrine-compiled', import.meta.url))

/**
 * Installs what is missing, then runs a TypeScript entry on the Node that package.json pins.
 *
 * Ends the process with code 1 and one sentence when Node is too old or the installation fails, otherwise with
 * the exit code of the entry.
 *
 * @param {string} entry path from `bin/`
 * @param {{ development?: boolean }} [options] `development`: packages used only by tests are needed too
 */
export async function bootstrap(entry, { development = false } = {}) {
  try {
    requireNode()
    await installMissing(development)
  } catch (error) {
    process.stderr.write(`\n${error.message}\n`)
    process.exit(1)
  }
  if (runsUnderNpm()) watchParent()
  process.env.NODE_COMPILE_CACHE ??= COMPILED
  if (process.version === pinnedVersion()) {
    module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
    await import(new URL(entry, import.meta.url).href)
  } else {
    runOnPinnedNode(entry)
  }
}

function requireNode() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    throw new Error(`Vitrine needs Node ${OLDEST_NODE} or newer, and this is ${process.version}.`)
  }
}

function pinnedVersion() {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return `v${JSON.parse(text).dependencies.node}`
}

/**
 * Signals from a terminal reach both processes, signals sent to this one only are passed on; the entry takes
 * repetitions within a second for one. The channel tells the entry when this process is killed.
 */
function runOnPinnedNode(entry) {
  const child = spawn(
    PINNED_NODE,
    [fileURLToPath(new URL(entry, import.meta.url)), ...process.argv.slice(2)],
    { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal))
  }
  child.once('error', (error) => {
    process.stderr.write(`${PINNED_NODE} could not be run: ${error.message}.\n`)
    process.exit(1)
  })
  child.once('exit', (code) => process.exit(code === null ? 1 : code))
}

function runsUnderNpm() {
  return ['start', 'dev', 'test'].includes(process.env.npm_lifecycle_event)
}

/** A killed npm cannot pass the news on: those it started notice by being handed to another parent. */
function watchParent() {
  const before = readAncestors()
  const timer = setInterval(() => {
    if (readAncestors() === before) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  timer.unref()
}

/** Who started this process; where npm's shell stayed in between, as Debian's does, also who started that. */
function readAncestors() {
  const parent = process.ppid
  try {
    const [, option] = readFileSync(`/proc/${parent}/cmdline`, 'utf8').split('\0')
    if (option !== '-c') return `${parent}`
    const status = readFileSync(`/proc/${parent}/stat`, 'utf8')
    const [, grandparent] = status.replace(/^.*\) /s, '').split(' ')
    return `${parent} ${grandparent}`
  } catch {
    return `${parent}`
  }
}
