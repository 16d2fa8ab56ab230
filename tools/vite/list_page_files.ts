import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { SourceFiles } from '../../app/shell/assets/page_files.ts'

/** What a browser must have before a page works; by itself it finds one file after the other. */
const WHOLE_SOURCES =
  /^(app\/shell\/client\/app|app\/shell\/layouts\/app_layout|(app|sandboxes)\/\w+\/pages\/.+)\.tsx$/

/** Parts that are there with their page, as `load_part.ts` calls them. */
const PAGE_PART = /\bpagePart\(\(\) =>\s*import\('([^']+)'\)/g

/** Notes which files the entry, the layout and each page consist of, for `app/shell/assets/page_files.ts`. */
export function listPageFiles(): Plugin {
  const partsOf = new Map<string, string[]>()
  let root = ''
  return {
    name: 'list-page-files',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transform: {
      // Before anything else has rewritten the imports.
      order: 'pre',
      async handler(code, module) {
        const sources = [...code.matchAll(PAGE_PART)].map(([, source]) => source!)
        const found = await Promise.all(sources.map((source) => this.resolve(source, module)))
        const parts = found.flatMap((part) => part?.id ?? [])
        if (parts.length !== [...code.matchAll(/\bpagePart\(/g)].length) {
          this.error(`A pagePart of ${module} is written otherwise: it would not be found`)
        }
        if (parts.length > 0) partsOf.set(module, parts)
      },
    },
    // After files that hold nothing but styles are gone.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = listFiles(root, chunksOf(bundle), partsOf)
        this.emitFile({
          type: 'asset',
          fileName: '.vite/page_files.json',
          source: JSON.stringify(list),
        })
      },
    },
  }
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

function chunksOf(bundle: Rolldown.OutputBundle): Chunks {
  const all = Object.values(bundle)
  const chunks = all.filter((it): it is Rolldown.OutputChunk => it.type === 'chunk')
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
}

function listFiles(root: string, chunks: Chunks, partsOf: ReadonlyMap<string, string[]>) {
  const fileOf = new Map<string, string>()
  for (const [file, { moduleIds }] of chunks) for (const id of moduleIds) fileOf.set(id, file)

  function withImports(file: string, files = new Set<string>()): Set<string> {
    const chunk = chunks.get(file)
    if (!chunk || files.has(file)) return files
    files.add(file)
    for (const imported of chunk.imports) withImports(imported, files)
    return files
  }

  /** Of the parts that show with modules of these files, and those that show with them in turn. */
  function withParts(files: ReadonlySet<string>, parts = new Set<string>()): Set<string> {
    const modules = [...files].flatMap((file) => chunks.get(file)!.moduleIds)
    for (const part of modules.flatMap((id) => partsOf.get(id) ?? [])) {
      const own = withImports(fileOf.get(part)!).difference(files).difference(parts)
      for (const file of own) parts.add(file)
      if (own.size > 0) withParts(own, parts)
    }
    return parts
  }

  const list: Record<string, SourceFiles> = {}
  for (const [file, { moduleIds }] of chunks) {
    const sources = moduleIds.map((id) => relative(root, id))
    const files = withImports(file)
    for (const source of sources.filter((it) => WHOLE_SOURCES.test(it))) {
      list[source] = { files: [...files], parts: [...withParts(files).difference(files)] }
    }
  }
  return list
}
