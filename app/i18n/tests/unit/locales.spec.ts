import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { loadCatalogues } from '#app/i18n/catalogues'
import { LOCALES } from '#app/i18n/locales'
import { preferredLocale } from '#app/i18n/preferred_locale'
import { switchLocale, withLocale, currentLocale } from '#app/i18n/current_locale'
import { formatMoney, formatNumber } from '#app/i18n/format'
import { ERROR_MESSAGES } from '#app/shell/messages/en/errors'

const TRANSLATED = LOCALES.slice(1)

/** What differs between texts and their translation, each with the way to it. */
function differences(text: unknown, translation: unknown, path: string): string[] {
  if (typeof text !== typeof translation) return [`${path}: ${typeof translation}`]
  if (typeof text === 'string') return stringDifferences(text, translation as string, path)
  if (typeof text === 'function') {
    return text.length < (translation as () => string).length ? [`${path}: takes more`] : []
  }
  if (typeof text !== 'object' || text === null) return []
  const keys = Object.keys(text).sort()
  const others = Object.keys(translation as object).sort()
  if (keys.join() !== others.join()) return [`${path}: ${others.join()} for ${keys.join()}`]
  return keys.flatMap((key) =>
    differences(Reflect.get(text, key), Reflect.get(translation as object, key), `${path}.${key}`)
  )
}

function stringDifferences(text: string, translation: string, path: string): string[] {
  const names = (said: string) => [...said.matchAll(/\{+ ?(\w+) ?\}+/g)].map(([, name]) => name)
  const isSame = names(text).sort().join() === names(translation).sort().join()
  return [
    ...(translation.trim() === '' ? [`${path}: empty`] : []),
    ...(isSame ? [] : [`${path}: other placeholders`]),
  ]
}

test.group('Languages', () => {
  test('every catalogue has the same keys and placeholders in each language', async ({
    assert,
  }) => {
    let count = 0
    for await (const { file, english, translationIn } of loadCatalogues(app.makePath())) {
      for (const [name, texts] of Object.entries(english)) {
        if (typeof texts !== 'object' || texts === null) continue
        count++
        for (const language of TRANSLATED) {
          const other = translationIn(language)?.[name]
          assert.deepEqual(differences(texts, other, `${file} ${name} ${language}`), [])
        }
      }
    }
    assert.isAbove(count, 60)
  })

  test('a text is read in the language that is spoken, then and there', async ({ assert }) => {
    const title = () => ERROR_MESSAGES.other.title
    assert.equal(title(), 'This did not work')
    await withLocale('de', async () => {
      assert.equal(title(), 'Das hat nicht funktioniert')
      await Promise.resolve()
      assert.equal(title(), 'Das hat nicht funktioniert')
      switchLocale('es')
      assert.equal(title(), 'No ha funcionado')
    })
    assert.equal(currentLocale(), 'en')
  })

  test('numbers and money are written as the language does', ({ assert }) => {
    assert.equal(formatMoney(2950, 'usd'), '$29.50')
    withLocale('de', () => {
      assert.equal(formatNumber(1234.5), '1.234,5')
      assert.equal(formatMoney(2950, 'usd'), '29,50\u00a0$')
    })
  })

  test('a browser is answered in what it prefers of the languages', ({ assert }) => {
    assert.equal(preferredLocale('de-AT,de;q=0.9,en;q=0.8'), 'de')
    assert.equal(preferredLocale('fr;q=0.9, es-MX;q=0.7, en;q=0.3'), 'es')
    assert.equal(preferredLocale('en-GB,de;q=0.5'), 'en')
    assert.equal(preferredLocale('fr,*;q=0.1'), 'en')
    assert.equal(preferredLocale('de;q=0'), 'en')
    assert.equal(preferredLocale(), 'en')
  })
})
