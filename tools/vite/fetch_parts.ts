import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What Vite imports parts of the program by. */
const HELPER = '\0vite/preload-helper.js'

/**
 * Has the files of a part of the program fetched, as `fetch_part.ts` says, before the browser imports it, in place of Vite's own function.
 * A part of one file alone is not in the list that Vite gives: its address stands in the import itself. Parts have no styles of their own.
 */
export function fetchParts(): Plugin {
  const source = join(import.meta.dirname, '../../app/ui/client/fetch_part.ts')
  return {
    name: 'fetch-parts',
    apply: 'build',
    transform(code, module) {
      if (module !== HELPER) return
      if (!code.includes('export const __vitePreload')) this.error('Vite imports parts otherwise')
      return {
        code: `import { fetchPart } from ${JSON.stringify(source)}
export const __vitePreload = async (load, files = []) => {
  const own = /import\\([\`"'](.+?)[\`"']\\)/.exec(load)
  const addresses = [...files, ...(own ? [own[1]] : [])].map((file) => new URL(file, import.meta.url).href)
  await fetchPart([...new Set(addresses)])
  return load()
}`,
        map: null,
      }
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isDynamicEntry || chunk.isEntry) continue
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
        if (styles.length > 0) this.error(`${chunk.fileName} has styles: ${styles.join()}`)
      }
    },
  }
}
