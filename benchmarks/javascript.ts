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
const PAGES = 'app/{products,studio,batches,billing,teams}/pages/**/*.tsx'

/** What a browser loads before a signed-in page works: the entry, the layout and the page with all they import. */
export async function benchJavaScript(): Promise<void> {
  heading('Initial JavaScript of signed-in pages')
  const manifest: Manifest = JSON.parse(await readFile(join(FOLDER, '.vite/manifest.json'), 'utf8'))
  const pages = (await Array.fromAsync(glob(PAGES))).toSorted()
  for (const page of pages) {
    const files = new Set<string>()
    for (const source of [ENTRY, LAYOUT, page]) collect(manifest, chunkOf(manifest, source), files)
    const sizes = await Promise.all([...files].map(gzipped))
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024
    figure(`${page}, KB gzip`, kilobytes.toFixed(1), `<= ${GOAL_KB}`, kilobytes <= GOAL_KB)
  }
}

/**
 * Key of the chunk that holds a source file. One that other chunks import too is listed by the chunk's name alone.
 * @throws Error when there is none, or more than one
 */
function chunkOf(manifest: Manifest, source: string): string {
  if (manifest[source]) return source
  const name = basename(source, '.tsx')
  const shared = Object.keys(manifest).filter(
    (key) => key.startsWith('_') && manifest[key].name === name
  )
  if (shared.length !== 1) throw new Error(`${shared.length} chunks could hold ${source}`)
  return shared[0]
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
