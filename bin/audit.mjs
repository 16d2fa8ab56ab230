import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { knownFaults } from './known_faults.mjs'

/*
 * `npm run audit`: lists all parts that run in production (CycloneDX, `tmp/sbom.json`) and asks the registry for known faults of these
 * and of the tools that build and test. Ends with 1 when one in production is high or critical, or one of a tool critical; a registry
 * that cannot be asked is said and is no fault of the code.
 */
const ROOT = resolve(import.meta.dirname, '..')
const PATIENCE_MS = 120_000

const npm = (...args) =>
  spawnSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 ** 2,
    timeout: PATIENCE_MS,
  })

process.exitCode = listParts() && checkFaults() ? 0 : 1

function listParts() {
  const { stdout, stderr, status } = npm('sbom', '--sbom-format=cyclonedx', '--omit=dev')
  if (status !== 0) {
    console.error(`The list of parts could not be made: ${stderr.trim()}`)
    return false
  }
  const file = join(ROOT, 'tmp/sbom.json')
  mkdirSync(join(ROOT, 'tmp'), { recursive: true })
  writeFileSync(file, stdout)
  console.log(`${JSON.parse(stdout).components.length} parts are listed in tmp/sbom.json.`)
  return true
}

function checkFaults() {
  const { stdout } = npm('audit', '--json')
  const audit = parse(stdout)
  if (!audit?.metadata?.vulnerabilities) {
    console.warn('The registry does not answer what faults are known: nothing was compared.')
    return true
  }
  const lock = parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const { production, tools, isGrave } = knownFaults(audit, lock)
  console.log(`Known faults in production: ${JSON.stringify(production)}`)
  console.log(`Known faults of tools: ${JSON.stringify(tools)}`)
  return !isGrave
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
