import type { Plugin } from 'vite'
import { patterns } from '../../.adonisjs/client/routes.ts'

const addresses: Record<string, string> = patterns

const SOURCES = /\/(app|sandboxes)\/.*\.tsx?$/

/** These pass on what somebody else has written out. */
const HELPERS = /\/app\/ui\/(client\/routes|layouts\/links)\.ts$/

const NAMED = /(?<=(?<![.\w])(?:route|hasRoute|hrefOf)\(\s*)'([\w.-]+)'/g

const UNNAMED = /(?<!function |[.\w])(?:route|hasRoute|hrefOf)\((?!\s*')/

/**
 * Writes the address of a named route where the name stood: a page has those that it links to and no list of all of them.
 * A name that is not known before the page runs cannot be written out, and stops the build.
 */
export function writeOutRoutes(): Plugin {
  return {
    name: 'write-out-routes',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('/app/ui/client/pattern_of.ts')) return
      return `export const patternOf = (route) => (route.startsWith('/') ? route : undefined)`
    },
    transform(code, id) {
      if (!SOURCES.test(id)) return
      if (UNNAMED.test(code) && !HELPERS.test(id))
        this.error(`A route's name must stand where it is asked for: ${id}`)
      return {
        code: code.replace(NAMED, (name, route: string) =>
          Object.hasOwn(addresses, route) ? JSON.stringify(addresses[route]) : name
        ),
        map: null,
      }
    },
  }
}
