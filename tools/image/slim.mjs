import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NETWORKS } from '../../engine/vision/networks.ts'
import { PAGES_ONLY } from './pages_only.ts'

/*
 * Takes out of a built project, in the folder where it is run, what no process of an installation needs: half of its packages' size. For an image
 * alone: nothing can be built there any more.
 */

/** The start compares these with each other. They go on saying what was installed, so that it does not install it again. */
const LISTS = ['package.json', 'package-lock.json', 'node_modules/.package-lock.json']

const kept = mkdtempSync(join(tmpdir(), 'vitrine-lists-'))
for (const list of LISTS) cpSync(list, join(kept, list))
npm('pkg', 'delete', ...PAGES_ONLY.map((name) => `dependencies.${name}`))
npm('prune', '--omit=dev', '--legacy-peer-deps', '--ignore-scripts', '--loglevel=error')
for (const list of LISTS) cpSync(join(kept, list), list)
rmSync(kept, { recursive: true })

keepOneModel(NETWORKS.salience)
// Types, and maps to sources that are not there either.
for (const file of globSync('node_modules/**/*.{map,d.ts,d.cts,d.mts}')) {
  rmSync(file, { force: true })
}
// Whoever runs it: what the folder was copied from may have been closed to others.
execFileSync('chmod', ['-R', 'a+rX', '.'])

function npm(...args) {
  execFileSync('npm', args, { stdio: 'inherit' })
}

/** A package brings its models, and two runtimes, in numbered parts with one list of them all; of one model the parts are needed. */
function keepOneModel({ package: name, files: [list], listed }) {
  const path = join('node_modules', name, list)
  const all = Object.entries(JSON.parse(readFileSync(path, 'utf8')))
  const partsOf = ([, { chunks }]) => chunks.map(({ hash }) => hash)
  const needed = new Set(all.filter(([title]) => title === listed).flatMap(partsOf))
  for (const part of all.flatMap(partsOf)) {
    if (!needed.has(part)) rmSync(join(path, '..', part), { force: true })
  }
}
