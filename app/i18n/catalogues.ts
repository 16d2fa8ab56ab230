import { existsSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from './locales.js'
import { localise } from './localise.js'

type Module = Record<string, unknown>

export interface Catalogue {
  /** From the root of the program, e.g. `app/editor/messages/en/common.ts`. */
  file: string
  english: Module
  /** Loads a translation when it is first asked for: most processes never say a word of it. */
  translationIn: (language: Locale) => Module | undefined
}

const ENGLISH = '/messages/en/'

const require = createRequire(import.meta.url)

/** What each feature says: `messages/en/NAME.ts`, with its translations in `messages/de/` and `messages/es/`. */
export async function* loadCatalogues(root: string): AsyncGenerator<Catalogue> {
  for await (const file of glob('{app,sandboxes}/*/messages/en/*.ts', { cwd: root })) {
    const path = join(root, file)
    const english = (await import(pathToFileURL(path).href)) as Module
    yield { file, english, translationIn: translationsOf(path) }
  }
}

/** Texts are read without waiting, so their files are too: nothing that they import may wait for something at its top. */
function translationsOf(path: string): Catalogue['translationIn'] {
  const loaded = new Map<Locale, Module | undefined>()
  return (language) => {
    if (!loaded.has(language)) {
      const translation = path.replace(ENGLISH, `/messages/${language}/`)
      loaded.set(language, existsSync(translation) ? (require(translation) as Module) : undefined)
    }
    return loaded.get(language)
  }
}

/** Has all texts of the server read in the language of whoever reads them. */
export async function localiseAll(root: string): Promise<void> {
  for await (const { english, translationIn } of loadCatalogues(root)) {
    localiseModule(english, translationIn)
  }
}

/** A module's own exports cannot be replaced, but what is in them can. */
function localiseModule(english: Module, translationIn: Catalogue['translationIn']): void {
  for (const [name, texts] of Object.entries(english)) {
    if (typeof texts !== 'object' || texts === null) continue
    localise(texts, (language) => translationIn(language)?.[name] as object | undefined)
  }
}
