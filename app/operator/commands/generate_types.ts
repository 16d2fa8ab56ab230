import { readdir, writeFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** Routes that no page links to. */
const SERVER_ONLY = /^(health|drive)\./

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
  const router = await app.container.make('router')
  if (!router.commited) router.commit()
  return {
    '.adonisjs/client/routes.ts': routesFile(router.toJSON()),
    '.adonisjs/server/pages.d.ts': pagesFile(await listPages(app.makePath('app'))),
  }
}

type Routes = ReturnType<import('@adonisjs/core/http').Router['toJSON']>

function routesFile(routes: Routes): string {
  const patterns = Object.values(routes)
    .flat()
    .filter(({ name }) => name && !SERVER_ONLY.test(name))
    .map(({ name, pattern }) => `  '${name}': '${pattern}',\n`)
    .sort()
  return `/* Written by \`node ace.js generate:types\`. */
export const patterns = {\n${patterns.join('')}} as const\n`
}

async function listPages(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  return files.filter((file) => /^[a-z_]+\/pages\/.+\.tsx$/.test(file)).sort()
}

function pagesFile(files: string[]): string {
  const pages = files.map((file) => {
    const name = file.replace('/pages/', '/').replace(/\.tsx$/, '')
    return `    '${name}': PropsOf<typeof import('../../app/${file.replace(/\.tsx$/, '.js')}').default>\n`
  })
  return `/* Written by \`node ace.js generate:types\`. */
import '@adonisjs/inertia/types'
import type { ComponentProps } from 'react'

type PropsOf<Page extends (props: never) => unknown> = ComponentProps<Page>

declare module '@adonisjs/inertia/types' {
  interface InertiaPages {\n${pages.join('')}  }
}
`
}
