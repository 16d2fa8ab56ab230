import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What Inertia asks of its library for validation while one types, for forms that are checked when they are sent. */
const WITHOUT_PRECOGNITION = `
  export const client = { withXsrfCookieName() {}, withXsrfHeaderName() {} }
  export const resolveName = (field) => (typeof field === 'string' ? field : field.target.name)
  export const toSimpleValidationErrors = (errors) =>
    Object.fromEntries(Object.entries(errors).map(([name, said]) => [name, [said].flat()[0]]))
  export const createValidator = () => {
    throw new Error('Forms are checked when they are sent: drop_unused.ts leaves the rest out')
  }
`

/**
 * Leaves out of every page 15 KB (gzip) of packages that nobody uses. Inertia's adapter is one file whose components are made by
 * calls and get names afterwards, so that a bundler has to keep them all; then there is its validation while one types,
 * and what its helpers and the icons can do beyond what is asked of them here.
 */
export function dropUnused(): Plugin {
  const precognition = '\0without-precognition'
  const objectPaths = join(import.meta.dirname, 'object_paths.ts')
  const icon = join(import.meta.dirname, 'icon.ts')
  return {
    name: 'drop-unused',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'laravel-precognition') return precognition
      if (/^es-toolkit(\/compat)?$/.test(source)) return objectPaths
      const isIcon = source === '../createLucideIcon.mjs' && importer?.includes('/lucide-react/')
      return isIcon ? icon : undefined
    },
    load: (module) => (module === precognition ? WITHOUT_PRECOGNITION : undefined),
    transform(code, module) {
      if (!module.includes('/@inertiajs/react/dist/index.js')) return
      return {
        code: code
          .replace(/= (forwardRef\d*|createContext\d*)\(/g, '= /* @__PURE__ */ $1(')
          .replace(/^(Form|InfiniteScroll|Deferred|WhenVisible)\.displayName = .*$/gm, ''),
        map: null,
      }
    },
  }
}
