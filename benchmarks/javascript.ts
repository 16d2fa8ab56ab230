import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { figure, heading } from './report.js'

interface Chunk {
  file: string
  name: string
  imports?: string[]
}

type Manifest = Record<string, Chunk>

const GOAL_KB = 130
const FOLDER = 'public/assets'
const ENTRY = 'app/shell/client/app.tsx'
const LAYOUT = 'app/shell/layouts/app_layout.tsx'
const PAGES = [
  'app/{products,studio,batches,review,billing,teams}/pages/*.tsx',
  'app/batches/pages/recipes/*.tsx',
]

/** What a browser loads before a signed-in page works: the entry, the layout and the page with all they import. */
export async function benchJavaScript(): Promise<void> {
  heading('Initial JavaScript of signed-in pages')
  const manifest: Manifest = JSON.parse(await readFile(join(FOLDER, '.vite/manifest.json'), 'utf8'))
  const entries = [ENTRY, ...(manifest[ENTRY].imports ?? [])].map((key) => manifest[key].file)
  const code = await Promise.all(entries.map((file) => readFile(join(FOLDER, file), 'utf8')))
  const pages = (await Array.fromAsync(glob(PAGES))).toSorted()
  for (const page of pages) {
    const files = new Set<string>()
    for (const source of [ENTRY, LAYOUT, page]) {
      collect(manifest, chunkOf(manifest, code.join('\n'), source), files)
    }
    const sizes = await Promise.all([...files].map(gzipped))
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024
    figure(`${page}, KB gzip`, kilobytes.toFixed(1), `<= ${GOAL_KB}`, kilobytes <= GOAL_KB)
  }
}

/**
 * Key of the chunk that holds a source file. One that other chunks import too is listed by its name alone, which several may
 * have: what the entry's code imports for the file then tells which.
 * @throws Error when none is found
 */
function chunkOf(manifest: Manifest, entryCode: string, source: string): string {
  if (manifest[source]) return source
  const name = basename(source, '.tsx')
  const [, file] = new RegExp(`"/${source}":.*?import\\(.\\./([\\w-]+\\.js)`).exec(entryCode) ?? []
  const found = Object.keys(manifest).filter((key) =>
    file ? manifest[key].file === file : key.startsWith('_') && manifest[key].name === name
  )
  if (found.length !== 1) throw new Error(`${found.length} chunks could hold ${source}`)
  return found[0]
}

function collect(manifest: Manifest, key: string, files: Set<string>): void {
  const { file, imports = [] } = manifest[key]
  if (files.has(file)) return
  files.add(file)
  for (const imported of imports) collect(manifest, imported, files)
}

async function gzipped(file: string): Promise<number> {
  return file.endsWith('.js') ? gzipSync(await readFile(join(FOLDER, file))).length : 0
}
