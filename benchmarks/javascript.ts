import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { figure, heading } from './report.js'

interface Chunk {
  file: string
  imports?: string[]
}

const GOAL_KB = 130
const FOLDER = 'public/assets'
const ENTRY = 'app/shell/client/app.tsx'
const LAYOUT = 'app/shell/layouts/app_layout.tsx'

/** What a browser loads before a signed-in page works: the entry, the layout and the page with all they import. */
export async function benchJavaScript(): Promise<void> {
  heading('Initial JavaScript of signed-in pages')
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(join(FOLDER, '.vite/manifest.json'), 'utf8')
  )
  const pages = Object.keys(manifest).filter((name) =>
    /^app\/(products|studio|batches)\/pages\//.test(name)
  )
  for (const page of pages) {
    const files = new Set<string>()
    for (const name of [ENTRY, LAYOUT, page]) collect(manifest, name, files)
    const sizes = await Promise.all([...files].map(gzipped))
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024
    figure(`${page}, KB gzip`, kilobytes.toFixed(1), `<= ${GOAL_KB}`, kilobytes <= GOAL_KB)
  }
}

function collect(manifest: Record<string, Chunk>, name: string, files: Set<string>): void {
  const chunk = manifest[name]
  if (!chunk || files.has(chunk.file)) return
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files)
}

async function gzipped(file: string): Promise<number> {
  return file.endsWith('.js') ? gzipSync(await readFile(join(FOLDER, file))).length : 0
}
