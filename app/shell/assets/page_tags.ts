import app from '@adonisjs/core/services/app'
import { Vite } from '@adonisjs/vite'
import { assetsOf, type Locale, LOCALES } from '#app/i18n/locales'
import { currentLocale } from '#app/i18n/current_locale'

const builds = new Map<Locale, Promise<Vite>>()

/** The tags that load scripts and styles of a page, from the build of the language that is spoken. */
export async function pageTags(entries: string[], attributes = {}): Promise<string> {
  const vite = await buildOf(currentLocale())
  return (await vite.generateEntryPointsTags(entries, attributes)).join('\n')
}

/** What is known of the build of a language. */
export function buildOf(language: Locale): Promise<Vite> {
  let build = builds.get(language)
  if (!build) builds.set(language, (build = openBuild(language)))
  return build
}

/** While the pages are developed one server gives all languages; `translateTexts` chooses in the browser. */
async function openBuild(language: Locale): Promise<Vite> {
  const english = await app.container.make('vite')
  if (language === LOCALES[0] || english.useDevServer) return english
  return new Vite({
    buildDirectory: app.publicPath(assetsOf(language)),
    manifestFile: app.publicPath(assetsOf(language), '.vite/manifest.json'),
    assetsUrl: `/${assetsOf(language)}`,
    scriptAttributes: { defer: true },
  })
}
