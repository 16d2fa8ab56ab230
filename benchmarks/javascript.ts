import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { figure, heading } from './report.js'

const GOAL_KB = 120
const FOLDER = 'public/assets'
const ENTRY = 'app/shell/client/app.tsx'
const LAYOUT = 'app/shell/layouts/app_layout.tsx'
const PAGES = [
  'app/{accounts,api,assets,editor,imports,products,studio,batches,review,billing,teams,affiliates,webhooks}/pages/*.tsx',
  'app/batches/pages/recipes/*.tsx',
]

/** What a browser loads before a signed-in page works: the entry, the layout and the page with all they import. */
export async function benchJavaScript(): Promise<void> {
  heading('Initial JavaScript of signed-in pages')
  const list = await readFile(join(FOLDER, '.vite/page_files.json'), 'utf8')
  const filesOf: Record<string, string[]> = JSON.parse(list)
  const pages = (await Array.fromAsync(glob(PAGES))).toSorted()
  for (const page of pages) {
    const files = new Set([ENTRY, LAYOUT, page].flatMap((source) => filesOf[source]))
    const sizes = await Promise.all([...files].map(gzipped))
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024
    figure(`${page}, KB gzip`, kilobytes.toFixed(1), `<= ${GOAL_KB}`, kilobytes <= GOAL_KB)
  }
}

async function gzipped(file: string): Promise<number> {
  return gzipSync(await readFile(join(FOLDER, file))).length
}
