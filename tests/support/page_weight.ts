import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { SourceFiles } from '#app/shell/assets/page_files'

/** What pages may have of JavaScript before they work, in KB of gzip. */
export const MOST_KB = { signedIn: 143, public: 60 }

const FOLDER = 'public/assets'
const ENTRY = 'app/shell/client/app.tsx'
const LAYOUT = 'app/shell/layouts/app_layout.tsx'
const PUBLIC_ENTRIES = ['app/shell/client/public_page.ts', 'app/analytics/client/public_page.ts']
const SIGNED_IN = ['app/!(shell|mail)/pages/*.tsx', 'app/batches/pages/recipes/*.tsx']

export interface PageWeight {
  page: string
  /** KB of gzip. */
  kilobytes: number
}

/** What a browser loads before each signed-in page works, as built: the entry, the layout and the page with all they import. */
export async function weighSignedInPages(): Promise<PageWeight[]> {
  const filesOf = await readList<Record<string, SourceFiles>>('page_files.json')
  const pages = (await Array.fromAsync(glob(SIGNED_IN))).toSorted()
  return Promise.all(
    pages.map((page) =>
      weigh(
        page,
        [ENTRY, LAYOUT, page].flatMap((source) => filesOf[source]!.files)
      )
    )
  )
}

/** The same of pages for everybody, which share their scripts; with those of a service that counts visitors. */
export async function weighPublicPages(): Promise<PageWeight> {
  const manifest =
    await readList<Record<string, { file: string; imports?: string[] }>>('manifest.json')
  const withImports = (name: string): string[] => {
    const { file, imports = [] } = manifest[name]!
    return [file, ...imports.flatMap(withImports)]
  }
  return weigh('public pages', PUBLIC_ENTRIES.flatMap(withImports))
}

async function readList<List>(name: string): Promise<List> {
  return JSON.parse(await readFile(join(FOLDER, '.vite', name), 'utf8'))
}

async function weigh(page: string, files: string[]): Promise<PageWeight> {
  const sizes = await Promise.all(
    [...new Set(files)].map(async (file) => gzipSync(await readFile(join(FOLDER, file))).length)
  )
  return { page, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024 }
}
