import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { SUGGESTION_TEXTS } from '#app/editor/messages/en/suggestions'
import { spokenNow } from '#app/i18n/kept_sentences'
import { LANGUAGES } from '#app/i18n/languages'
import { speak } from '#app/i18n/speaking'
import { sayFailure, sayPhotoWarning, sayScene, sayStep, sayView } from '#app/work/spoken/say'
import { COLOUR_NAMES } from '#app/work/messages/en/scenes'
import { DRAWN_EDIT_SUGGESTIONS } from '../../remote/edit_suggestions.js'
import { refused } from '../../local/edit/refusal.js'
import { EDIT_SUGGESTIONS } from '../../local/edit/suggestions.js'
import { REFUSED } from '../../local/edit/lexicon/refused.js'
import { OPERATIONS } from '../../local/edit/operations.js'
import { impossible, type Impossibility, NOT_POSSIBLE } from '../../local/shape/impossible.js'
import { COLOR_NAMES } from '../../local/image/color_names.js'
import { listSets } from '../../local/scene/sets/set_data.js'

const TRANSLATED = LANGUAGES.slice(1)

/** Everything that a pattern finds in the engines' code, with a number in the place of each value. */
async function found(pattern: RegExp): Promise<string[]> {
  const root = app.makePath('app/engines')
  const sentences: string[] = []
  for await (const file of glob('**/*.ts', { cwd: root })) {
    if (file.includes('tests/')) continue
    for (const [, , said] of (await readFile(join(root, file), 'utf8')).matchAll(pattern)) {
      sentences.push(said!.replaceAll(/\$\{[^}]*\}/g, '7'))
    }
  }
  return sentences
}

/** What is said in English to readers of another language. */
function untranslated(sentences: readonly string[], say: (sentence: string) => string): string[] {
  return TRANSLATED.flatMap((language) =>
    speak(language, () => sentences.filter((sentence) => say(sentence) === sentence))
  )
}

test.group('What engines say', () => {
  test('every failure is said in each language', async ({ assert }) => {
    const thrown = await found(/new EngineError\(\s*'\w+',\s*(['`])([^]*?)\1/g)
    // Put together of parts; what they come to is below.
    const whole = thrown.filter((said) => !said.startsWith('The built-in engine'))
    const service = await found(/^ {2}\w+:\s+(['`])([A-Z].*\.)\1,$/gm)
    assert.isAbove(whole.length, 40)
    assert.deepEqual(untranslated(whole, sayFailure), [])
    assert.deepEqual(
      untranslated(service, (said) => {
        const failure = sayFailure(said)
        return failure === said ? sayPhotoWarning(said) : failure
      }),
      []
    )
  })

  test('so is every change that is refused, with its reason', async ({ assert }) => {
    const reasons = [
      ...REFUSED.map(([, reason]) => reason),
      ...(await found(/(?:new Refusal|throw refused)\((['`])([^]*?)\1/g)),
    ]
    assert.isAbove(reasons.length, 30)
    for (const language of TRANSLATED) {
      speak(language, () => {
        for (const reason of reasons) {
          const said = sayFailure(refused(reason, 'make it so').message)
          assert.include(said, 'make it so')
          assert.notInclude(said, reason, language)
          assert.notInclude(said, 'built-in')
        }
      })
    }
    speak('de', () =>
      assert.equal(
        sayFailure(
          'The built-in engine cannot make this product red: it is dark grey, without a hue that could be changed.'
        ),
        'Die eingebaute Engine kann dieses Produkt nicht in „rot“ färben: Es ist dunkelgrau, ohne Farbton, der sich ändern ließe.'
      )
    )
  })

  test('so is why a way to another shape is not possible', ({ assert }) => {
    for (const why of Object.keys(NOT_POSSIBLE) as Impossibility[]) {
      const { message } = impossible(why)
      for (const language of TRANSLATED) {
        const said = speak(language, () => sayFailure(message))
        assert.notInclude(said, 'not possible', language)
        assert.notInclude(said, NOT_POSSIBLE[why], language)
      }
    }
  })

  test('so is what it is doing', async ({ assert }) => {
    const steps = [
      ...(await found(/progress\([^'`]*(['`])([A-Z][^]*?)\1/g)),
      ...(await found(/label:\s(['`])([A-Z][^]*?)\1/g)),
      ...Object.values(OPERATIONS).map(({ label }) => label),
      'Drawing the scenes (place 3)',
    ]
    assert.isAbove(steps.length, 40)
    assert.deepEqual(untranslated(steps, sayStep), [])
  })

  test('so are photos, views, scenes, colours and suggestions', async ({ assert }) => {
    const advice = await found(/(`)(\$\{(?:look|LOOK)\}: .*)\1/g)
    const seen = await found(/(')(Check this cut-out: [^]*?)\1/g)
    assert.lengthOf(seen, 5)
    const warnings = await found(/warnings\.push\(\s*(['`])([^]*?)\1/g)
    assert.isAbove(advice.length + warnings.length, 12)
    const look = 'Check this cut-out and correct it with the brush'
    const sentences = [
      ...warnings,
      ...seen,
      ...advice.map((said) => said.replace('7:', `${look}:`)),
    ]
    assert.deepEqual(untranslated(sentences, sayPhotoWarning), [])

    const views = await found(/(?:\/,|'Front' \?|FROM_ABOVE =|view:) (['`])([A-Z][^]*?)\1/g)
    assert.includeMembers(views, ['From above', 'Three-quarter'])
    assert.deepEqual(untranslated(views, sayView), [])

    const titles = [...listSets().values()].map(({ title }) => title)
    const scenes = [...titles, 'Studio paper', 'Podium, Marble by the sea', 'Wood before bricks']
    assert.deepEqual(untranslated(scenes, sayScene), [])

    const names = Object.keys(COLOR_NAMES)
    assert.sameMembers(Object.values(COLOUR_NAMES), names)
    const suggestions = [...EDIT_SUGGESTIONS, ...DRAWN_EDIT_SUGGESTIONS]
    assert.deepEqual(
      untranslated(suggestions, (said) => spokenNow(said, SUGGESTION_TEXTS)),
      []
    )
  })

  test('stays English where English is spoken, and where nobody knows it', ({ assert }) => {
    const small = 'The product is only 312 pixels large here.'
    assert.equal(
      speak('de', () => sayPhotoWarning(small)),
      small
    )
    assert.equal(sayFailure('This picture is empty.'), 'This picture is empty.')
  })
})
