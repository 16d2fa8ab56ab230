import { existsSync } from 'node:fs'
import { createRequire, enableCompileCache, registerHooks, setSourceMapsSupport } from 'node:module'
import { fileURLToPath } from 'node:url'
import { cacheFolder, compiled } from './typescript_cache.mjs'

/*
 * Lets Node run the project's TypeScript, decorators included: `node --import=./bin/typescript.mjs <file>.ts`.
 *
 * Types are erased by swc once for each state of a file (typescript_cache.mjs). A process that finds all it needs there
 * neither loads the compiler nor starts the thread that other loaders need: 70 MB and half a second less. What V8 makes of
 * the modules is kept too: a quarter less to do at every start.
 */
const require = createRequire(import.meta.url)
const ROOT = new URL('../', import.meta.url).href
const ALIASES = require('../package.json').imports
/** TypeScript files by the addresses of the JavaScript that is imported; null where there is none. */
const sources = new Map()

enableCompileCache(cacheFolder('vitrine-compiled'))
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
