import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { acquireLock } from './lock.mjs'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** The Node that package.json pins, as npm installs it. */
export const PINNED_NODE = join(ROOT, 'node_modules/node/bin/node')

/** Earlier ones cannot read an override that names another package: they say that there is no lock file. */
const OLDEST_NPM = 10

/**
 * Installs the packages of the lock file unless they are there. Two commands at the same moment on a fresh clone take
 * turns.
 *
 * @param {boolean} development packages used only by tests and for development are needed too
 * @throws {Error} in one sentence, when npm is too old or fails
 */
export async function installMissing(development) {
  if (isInstalled(development)) return
  const lock = await acquireLock(`install ${ROOT}`, { patience: 15 * 60_000 })
  try {
    if (isInstalled(development)) return
    requireNpm()
    const began = Date.now()
    process.stdout.write('Installing packages (once, about a minute) ...\n')
    await runNpm(['ci', ...(development ? ['--include=dev'] : []), '--loglevel=error'])
    if (!existsSync(PINNED_NODE)) {
      throw new Error(
        'The package "node" was installed without its binary: allow install scripts (npm config set ignore-scripts false), delete node_modules, then start again.'
      )
    }
    await removeForeignBinaries()
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

/** The runtime for networks brings 240 MB for other systems, which nothing here can load. */
async function removeForeignBinaries() {
  const folder = join(ROOT, 'node_modules/onnxruntime-node/bin/napi-v6')
  for (const platform of await readdir(folder).catch(() => [])) {
    for (const arch of await readdir(join(folder, platform))) {
      if (platform === process.platform && arch === process.arch) continue
      await rm(join(folder, platform, arch), { recursive: true, force: true })
    }
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
}

/** Debian 13 and Ubuntu 24.04 have an npm of their own, which is older than their Node. */
function requireNpm() {
  const [command, args] = npmCommand(['--version'])
  const version = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8' }).stdout?.trim()
  if (!version || Number(version.split('.')[0]) >= OLDEST_NPM) return
  throw new Error(
    `Vitrine needs npm ${OLDEST_NPM} or newer, and this is ${version}: bring one by npm install --global npm@11, then start again.`
  )
}

/** Uses the npm that started this process, if any, on the Node that runs npm: both outlive node_modules. */
function npmCommand(args) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  return cli && node ? [node, [cli, ...args]] : ['npm', args]
}

function runNpm(args) {
  const [command, commandArgs] = npmCommand(args)
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArgs, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'pipe'],
      // The runtime for networks would fetch parts for graphics cards.
      env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' },
    })
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
