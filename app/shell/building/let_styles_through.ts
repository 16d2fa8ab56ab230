import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Packages that bring their styles in an element of their own, and cannot be told what the page's policy asks of it. */
const BRINGING_STYLES = /\/node_modules\/(sonner|react-zoom-pan-pinch)\/dist\//

const CREATION = /document\.createElement\((['"])style\1\)/g

/** Gives style elements that packages make at run time the nonce of the page; without it no browser applies them. */
export function letStylesThrough(): Plugin {
  const source = join(import.meta.dirname, '../client/page_nonce.ts')
  return {
    name: 'let-styles-through',
    apply: 'build',
    transform(code, module) {
      if (!BRINGING_STYLES.test(module) || !CREATION.test(code)) return
      const marked = code.replace(
        CREATION,
        `Object.assign(document.createElement('style'), { nonce: pageNonce() })`
      )
      return { code: `import { pageNonce } from ${JSON.stringify(source)}\n${marked}`, map: null }
    },
  }
}
