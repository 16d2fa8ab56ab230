import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { acquireLock } from './lock.mjs'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const PINNED_NODE = join(ROOT, 'node_modules/node/bin/node')
const OLDEST_NODE = 20

/**
 * Installs what is missing, then runs a TypeScript entry of `bin/` on the Node that package.json pins.
 *
 * Ends the process with code 1 and one sentence when Node is too old or the installation fails, otherwise with
 * the exit code of the entry.
 *
 * @param {string} entry path below `bin/`
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
  if (process.version === `v${readJson('package.json').dependencies.node}`) {
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

/**
 * Two starts at the same moment on a fresh clone must not install over each other.
 */
async function installMissing(development) {
  if (isInstalled(development)) return
  const lock = await acquireLock(`install ${ROOT}`, { patience: 15 * 60_000 })
  try {
    if (isInstalled(development)) return
    const began = Date.now()
    process.stdout.write('Installing packages (once, about a minute) ...\n')
    await runNpm(['ci', ...(development ? ['--include=dev'] : []), '--loglevel=error'])
    if (!existsSync(PINNED_NODE)) {
      throw new Error(
        'The package "node" was installed without its binary: allow install scripts (npm config set ignore-scripts false), delete node_modules, then start again.'
      )
    }
    process.stdout.write(`Installed packages in ${((Date.now() - began) / 1000).toFixed(1)} s\n`)
  } finally {
    lock.release()
  }
}

/**
 * Compares the lock file with what npm says it installed (it writes that file last, so half an installation
 * counts as none).
 */
function isInstalled(development) {
  if (!existsSync(PINNED_NODE)) return false
  const wanted = readJson('package-lock.json').packages
  let present
  try {
    present = readJson('node_modules/.package-lock.json').packages
  } catch {
    return false
  }
  return Object.entries(wanted).every(([path, { version, dev, optional, devOptional }]) => {
    const needed = path !== '' && !optional && !devOptional && (development || !dev)
    return !needed || (present[path] && present[path].version === version)
  })
}

function readJson(path) {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
}

/** Uses the npm that started this process, if any, on the Node that runs npm: both outlive node_modules. */
function runNpm(args) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  const [command, commandArgs] = cli && node ? [node, [cli, ...args]] : ['npm', args]
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArgs, { cwd: ROOT, stdio: ['ignore', 'inherit', 'pipe'] })
    let words = ''
    child.stderr.on('data', (chunk) => {
      words += chunk
      process.stderr.write(chunk)
    })
    child.once('error', (error) => reject(new Error(`npm could not be run: ${error.message}.`)))
    child.once('close', (code) => {
      if (code === 0) return resolve()
      reject(
        new Error(
          /ENOSPC|no space left/i.test(words)
            ? `The disk is full: free some space for ${ROOT}, then start again.`
            : 'npm could not install the packages; its own words are above.'
        )
      )
    })
  })
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

/** A killed npm cannot pass the news on: its child notices by being handed to another parent. */
function watchParent() {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  timer.unref()
}
