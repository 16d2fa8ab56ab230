import { glob, mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

const HEADER = '/* Written by `node ace.js generate:types`. */\n'

/** Routes that no page links to. */
const SERVER_ONLY = /^drive\./

/**
 * `node ace.js generate:types`: writes what pages and server know of each other: the names and patterns of routes,
 * and the props of each page. Its output is committed; a test fails when it is stale.
 */
export default class GenerateTypes extends BaseCommand {
  static override commandName = 'generate:types'
  static override description = 'Write the typed route names and page props'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    for (const [path, text] of Object.entries(await generateTypes(this.app))) {
      const file = this.app.makePath(path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
      this.logger.action(`create ${path}`).succeeded()
    }
  }
}

/** The generated files' texts by their paths. */
export async function generateTypes(app: BaseCommand['app']): Promise<Record<string, string>> {
  const routes = namedRoutes(await routerOf(app))
  return {
    '.adonisjs/client/routes.ts': clientRoutesFile(routes),
    '.adonisjs/server/routes.d.ts': serverRoutesFile(routes),
    '.adonisjs/server/pages.d.ts': pagesFile(await listPages(app.makePath())),
  }
}

interface RouteFacts {
  name: string
  pattern: string
  methods: string[]
}

function namedRoutes(router: Awaited<ReturnType<typeof routerOf>>): RouteFacts[] {
  return Object.values(router.toJSON())
    .flat()
    .flatMap(({ name, pattern, methods }) => (name ? [{ name, pattern, methods }] : []))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
}

async function routerOf(app: BaseCommand['app']) {
  const router = await app.container.make('router')
  if (!router.commited) router.commit()
  return router
}

function clientRoutesFile(routes: RouteFacts[]): string {
  const patterns = routes
    .filter(({ name }) => !SERVER_ONLY.test(name))
    .map(({ name, pattern }) => `  '${name}': '${pattern}',\n`)
  return `${HEADER}export const patterns = {\n${patterns.join('')}} as const\n`
}

function serverRoutesFile(routes: RouteFacts[]): string {
  const methods = [...new Set(routes.flatMap((route) => route.methods))].sort()
  const list = (title: string, chosen: RouteFacts[]) =>
    `  ${title}: {\n${chosen.map((route) => `    '${route.name}': ${paramsOf(route)}\n`).join('')}  }\n`
  const lists = methods.map((method) =>
    list(
      method,
      routes.filter((route) => route.methods.includes(method))
    )
  )
  return `${HEADER}import '@adonisjs/core/types/http'

export type Routes = {\n${list('ALL', routes)}${lists.join('')}}

declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends Routes {}
}
`
}

function paramsOf({ pattern }: RouteFacts): string {
  const params = [...pattern.matchAll(/:(\w+)(\??)/g)]
  if (params.length === 0) return '{ paramsTuple?: []; params?: {} }'
  const optional = params.every(([, , mark]) => mark) ? '?' : ''
  const tuple = params.map(([, , mark]) => `(string | number)${mark}`).join(', ')
  const fields = params.map(([, name, mark]) => `${name}${mark}: string | number`).join('; ')
  return `{ paramsTuple${optional}: [${tuple}]; params${optional}: { ${fields} } }`
}

/** Of features, and of the sandboxes. */
async function listPages(root: string): Promise<string[]> {
  return (await Array.fromAsync(glob('{app,sandboxes}/*/pages/**/*.tsx', { cwd: root }))).sort()
}

function pagesFile(files: string[]): string {
  const pages = files.map((file) => {
    const name = file
      .replace(/^\w+\//, '')
      .replace('/pages/', '/')
      .replace(/\.tsx$/, '')
    return `    '${name}': PropsOf<typeof import('../../${file.replace(/\.tsx$/, '.js')}').default>\n`
  })
  return `${HEADER}import '@adonisjs/inertia/types'

/** Interfaces have no index signature and would not count as plain JSON. */
type Plain<T> = T extends object ? { [K in keyof T]: Plain<T[K]> } : T
type PropsOf<Page> = Page extends () => unknown ? {} : Page extends (props: infer Props) => unknown ? Plain<Props> : never

declare module '@adonisjs/inertia/types' {
  interface InertiaPages {\n${pages.join('')}  }
}
`
}
