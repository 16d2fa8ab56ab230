import { existsSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { hasShell } from './has_shell.js'
import { assetsOf, type Locale } from '#app/i18n/locales'
import { currentLocale } from '#app/i18n/current_locale'

const ENTRY = 'app/shell/client/app.tsx'
const LAYOUT = 'app/shell/layouts/app_layout.tsx'

/** What `tools/vite/list_page_files.ts` notes of a source. */
export interface SourceFiles {
  /** With all that it imports. */
  files: string[]
  /** Of the parts that show with it, beyond those. */
  parts: string[]
}

type FilesOfSources = Record<string, SourceFiles>

/** Of the build of each language. */
const lists = new Map<Locale, FilesOfSources>()

interface PageFiles {
  /** Without which nothing starts. */
  entry: string[]
  /** What the entry imports then: the page and its layout, then parts that show with them. */
  parts: string[]
}

/**
 * Addresses of all scripts of a page, for a browser to fetch them at once instead of each when another one asks for it. Empty in
 * development, where nothing is built.
 *
 * @param page as Inertia names it
 * @param isGuest parts that show with a page show to who has signed in
 */
export function pageFiles(page: string, isGuest: boolean): PageFiles {
  const language = currentLocale()
  const folder = assetsOf(language)
  let files = lists.get(language)
  if (!files) lists.set(language, (files = readList(folder)))
  const [feature, ...file] = page.split('/')
  const path = `${feature}/pages/${file.join('/')}.tsx`
  const sources = [`app/${path}`, `sandboxes/${path}`]
  if (hasShell(page)) sources.push(LAYOUT)
  const entry = files[ENTRY]?.files ?? []
  const found = sources.flatMap((source) => files[source] ?? [])
  const shown = isGuest ? [] : found.flatMap((it) => it.parts)
  const parts = new Set([...found.flatMap((it) => it.files), ...shown])
  const address = (name: string) => `/${folder}/${name}`
  return {
    entry: entry.map(address),
    parts: [...parts].filter((name) => !entry.includes(name)).map(address),
  }
}

function readList(folder: string): FilesOfSources {
  const path = app.publicPath(folder, '.vite/page_files.json')
  return existsSync(path) && app.nodeEnvironment !== 'development'
    ? JSON.parse(readFileSync(path, 'utf8'))
    : {}
}
