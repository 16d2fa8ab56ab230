import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, enableCompileCache, registerHooks, setSourceMapsSupport } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * Lets Node run the project's TypeScript, decorators included: `node --import=./bin/typescript.mjs <file>.ts`.
 *
 * Types are erased by swc once for each state of a file and kept under node_modules/.cache. A process that finds all it needs there
 * neither loads the compiler nor starts the thread that other loaders need: 70 MB and half a second less. What V8 makes of
 * the modules is kept too: a quarter less to do at every start.
 */
const require = createRequire(import.meta.url)
const cache = (name) => fileURLToPath(new URL(`../node_modules/.cache/${name}`, import.meta.url))
const CACHE = cache('vitrine-typescript')
const ROOT = new URL('../', import.meta.url).href
const ALIASES = require('../package.json').imports
/** TypeScript files by the addresses of the JavaScript that is imported; null where there is none. */
const sources = new Map()

const OPTIONS = {
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'esnext',
    keepClassNames: true,
    parser: { syntax: 'typescript', tsx: true, decorators: true, dynamicImport: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    experimental: { keepImportAttributes: true },
  },
}
const VERSION = require('@swc/core/package.json').version

enableCompileCache(cache('vitrine-compiled'))
// Packages come with maps as well, which would all be read at the start.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false })
registerHooks({ resolve, load })

/** TypeScript imports name the JavaScript that a compiler would write; only the source is there. */
function resolve(specifier, context, next) {
  const source = sourceOf(specifier, context.parentURL)
  if (source) return { url: source, format: 'module', shortCircuit: true }
  try {
    return next(specifier, context)
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || !/\.jsx?$/.test(error.url ?? '')) throw error
    return next(error.url.replace(/\.js(x?)$/, '.ts$1'), context)
  }
}

/**
 * What the project's own files import of each other, found at once: that the JavaScript is missing costs Node's search so
 * much that a third of a start was spent on it.
 *
 * @returns the address of a TypeScript file, null for what Node is to search for
 */
function sourceOf(specifier, parent) {
  if (!specifier.endsWith('.js') && !specifier.startsWith('#')) return null
  const wanted = specifier.startsWith('#') ? aliased(specifier) : beside(specifier, parent)
  if (!wanted?.endsWith('.js')) return null
  let found = sources.get(wanted)
  if (found === undefined) {
    const source = wanted.replace(/\.js$/, '.ts')
    found = existsSync(new URL(source)) ? source : null
    sources.set(wanted, found)
  }
  return found
}

function aliased(specifier) {
  const slash = specifier.indexOf('/') + 1
  const target = ALIASES[`${specifier.slice(0, slash)}*`]
  return target && new URL(target.replace('*', specifier.slice(slash)), ROOT).href
}

function beside(specifier, parent) {
  const isOurs = parent?.startsWith(ROOT) && !parent.includes('/node_modules/')
  return isOurs && /^\.\.?\//.test(specifier) ? new URL(specifier, parent).href : null
}

function load(url, context, next) {
  if (!/\.tsx?$/.test(url) || url.includes('/node_modules/')) return next(url, context)
  return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true }
}

function compiled(path) {
  const source = readFileSync(path, 'utf8')
  const key = createHash('sha256').update(`${VERSION}\0${path}\0${source}`).digest('hex')
  const kept = join(CACHE, `${key}.js`)
  try {
    return readFileSync(kept, 'utf8')
  } catch {
    const { transformSync } = require('@swc/core')
    const { code } = transformSync(source, { ...OPTIONS, filename: path })
    keep(kept, code)
    return code
  }
}

/** Several processes may write the same file at once, and a read-only installation none. */
function keep(path, code) {
  const partial = `${path}.${process.pid}`
  try {
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(partial, code)
    // For whoever starts it next, whatever this process does to keep other files private.
    chmodSync(partial, 0o644)
    renameSync(partial, path)
  } catch {}
}
