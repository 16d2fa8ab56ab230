import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/*
 * What TypeScript files become without their types: made by swc once for each state of a file, and kept under node_modules/.cache. Where a line came
 * from stands in a file beside it: within the text it would be two thirds of it, and stay in memory.
 */
const require = createRequire(import.meta.url)

/**
 * @param {string} name
 * @returns {string} a folder that outlives processes
 */
export const cacheFolder = (name) =>
  fileURLToPath(new URL(`../node_modules/.cache/${name}`, import.meta.url))

const CACHE = cacheFolder('vitrine-typescript')

const OPTIONS = {
  sourceMaps: true,
  inlineSourcesContent: false,
  module: { type: 'es6' },
  jsc: {
    target: 'esnext',
    keepClassNames: true,
    parser: { syntax: 'typescript', tsx: true, decorators: true, dynamicImport: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    experimental: { keepImportAttributes: true },
  },
}
/** What a file is made by, and how. */
const FORM = `${require('@swc/core/package.json').version} ${JSON.stringify(OPTIONS)}`

/**
 * A TypeScript file's JavaScript.
 *
 * @param {string} path
 * @returns {string}
 */
export function compiled(path) {
  const source = readFileSync(path, 'utf8')
  const key = createHash('sha256').update(`${FORM}\0${path}\0${source}`).digest('hex')
  const kept = join(CACHE, `${key}.js`)
  try {
    return readFileSync(kept, 'utf8')
  } catch {
    const { transformSync } = require('@swc/core')
    const { code, map } = transformSync(source, { ...OPTIONS, filename: path })
    const isKept = keep(`${kept}.map`, map)
    // A path: addresses that name a protocol are not read.
    const origin = isKept
      ? `${pathToFileURL(kept).pathname}.map`
      : `data:application/json;base64,${Buffer.from(map).toString('base64')}`
    const text = `${code}//# sourceMappingURL=${origin}\n`
    keep(kept, text)
    return text
  }
}

/**
 * Several processes may write the same file at once, and a read-only installation none.
 *
 * @returns whether it is there
 */
function keep(path, code) {
  const partial = `${path}.${process.pid}`
  try {
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(partial, code)
    // For whoever starts it next, whatever this process does to keep other files private.
    chmodSync(partial, 0o644)
    renameSync(partial, path)
    return true
  } catch {
    return false
  }
}
