import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { LOCALES } from './locales.ts'

const ENGLISH = '/messages/en/'

/**
 * Puts the translation of every catalogue in its place: a build is in one language and holds no word of the others. The
 * development server, which has one set of modules for everybody, serves all of them, and the page's `lang` chooses.
 */
export function translateTexts(language: string): Plugin {
  let serves = false
  return {
    name: 'translate-texts',
    enforce: 'pre',
    configResolved({ command }) {
      serves = command === 'serve'
    },
    async load(id) {
      if (!id.includes(ENGLISH) || id.includes('?')) return
      if (serves) return chooseInBrowser(id, await readFile(id, 'utf8'))
      const translation = translationOf(id, language)
      return existsSync(translation) ? readFile(translation, 'utf8') : undefined
    },
  }
}

function translationOf(file: string, language: string): string {
  return file.replace(ENGLISH, `/messages/${language}/`)
}

/** A module with the same exports, each from the module of the page's language. */
function chooseInBrowser(file: string, source: string): string {
  const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
  const others = LOCALES.filter((language) => existsSync(translationOf(file, language)))
  return [
    `import * as en from ${JSON.stringify(`${file}?en`)}`,
    ...others.map(
      (name) => `import * as ${name} from ${JSON.stringify(translationOf(file, name))}`
    ),
    `const texts = { ${['en', ...others].join(', ')} }[document.documentElement.lang] ?? en`,
    ...names.map((name) => `export const ${name} = texts.${name}`),
  ].join('\n')
}
