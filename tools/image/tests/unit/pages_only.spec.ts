import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { ROOT } from '../../../launcher/settings.js'
import { PAGES_ONLY } from '../../pages_only.js'

/** What processes and commands begin with, and what is loaded by its place. */
const ENTRIES = [
  'bin/*.ts',
  'adonisrc.ts',
  'config/*.ts',
  'app/operator/commands/*.ts',
  'app/*/{register,routes}.ts',
]

/** What is run on a developer's machine alone. */
const AT_HOME = [
  'bin/test.ts',
  'app/operator/commands/generate_types.ts',
  'app/operator/commands/build_samples.ts',
]

const ALIAS = /^#(app|common|engine|sandboxes|start|config|database)\//

/** Files of the project that are loaded, at the start or later, and by which of them each package is. */
function loadedPackages(): Map<string, string> {
  const packages = new Map<string, string>()
  const waiting = globSync(ENTRIES, { cwd: ROOT }).filter((it) => !AT_HOME.includes(it))
  const seen = new Set(waiting)
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    for (const name of importsOf(readFileSync(join(ROOT, file), 'utf8'))) {
      const path = pathOf(name, file)
      if (path === null) packages.set(name, file)
      else if (!seen.has(path) && existsSync(join(ROOT, path))) {
        seen.add(path)
        waiting.push(path)
      }
    }
  }
  return packages
}

/** What a file imports but types, which are erased. */
function importsOf(text: string): string[] {
  const code = text.replaceAll(/^(import|export) type [^']*'[^']+'/gm, '')
  return [...code.matchAll(/(?:from |import\(|^import )'([^']+)'/gm)].map(([, name]) => name!)
}

/** Null for a package. */
function pathOf(name: string, importer: string): string | null {
  if (ALIAS.test(name)) return source(name.slice(1))
  if (name.startsWith('.')) return source(join(importer, '..', name))
  return null
}

const source = (path: string) => path.replace(/(\.[jt]s)?$/, '.ts')

test('no process of an image loads a package that it has none of', ({ assert }) => {
  const packages = loadedPackages()
  assert.isAbove(packages.size, 60)
  const missing = [...packages].filter(([name]) =>
    PAGES_ONLY.some((left) => name === left || name.startsWith(`${left}/`))
  )
  assert.deepEqual(missing, [])
})
