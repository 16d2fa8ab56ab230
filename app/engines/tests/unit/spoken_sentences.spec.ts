import { test } from '@japa/runner'
import { SUGGESTION_MESSAGES } from '#app/editor/messages/en/suggestions'
import { type Locale, LOCALES } from '#app/i18n/locales'
import { COLOUR_NAMES } from '#app/engines/messages/en/colours'
import { categoryOf, type Failure, type ImpossibleWay } from '#app/engines/failures/failures'
import { FAILURE_MESSAGES } from '#app/engines/messages/en/failures'
import { IMPOSSIBLE_WAYS } from '#app/engines/messages/en/refused_changes'
import { failureMessage } from '#app/engines/failures/failure_message'
import { stepMessage } from '#app/engines/steps/step_message'
import type { ProgressStep } from '#app/engines/steps/steps'
import { EngineError } from '#app/engines/engine_error'
import { withLocale } from '#app/i18n/current_locale'
import { photoWarningMessage, viewMessage } from '#app/engines/photos/photo_message'
import type { PhotoWarning } from '#app/engines/photos/photo_warning'
import { sceneMessage } from '#app/work/transformers/scene_message'
import { DRAWN_EDIT_SUGGESTIONS } from '../../remote/edit_suggestions.js'
import { EDIT_SUGGESTIONS } from '#engine/edit/suggestions'
import { TOPICS } from '#engine/edit/operations'
import { COLOR_NAMES } from '#engine/image/color_names'
import { listSets } from '#engine/scene/sets/set_data'

const TRANSLATED = LOCALES.slice(1)

test.group('What engines say', () => {
  test('a failure is said in each language, with what it is told with', ({ assert }) => {
    const said = (language: Locale, failure: Failure) =>
      withLocale(language, () => failureMessage(failure))
    const grey: Failure = {
      code: 'product_without_hue',
      params: { wanted: 'red', is: 'dark grey' },
    }
    assert.equal(
      said('en', grey),
      'The built-in engine cannot make this product red: it is dark grey, without a hue that could be changed.'
    )
    assert.equal(
      said('de', grey),
      'Die eingebaute Engine kann dieses Produkt nicht in „rot“ färben: Es ist dunkelgrau, ohne Farbton, der sich ändern ließe.'
    )
    const moving: Failure = { code: 'change_moves_all', params: { change: 'cropping' } }
    assert.include(said('en', moving), '(cropping)')
    assert.include(said('de', moving), '(Bild wird zugeschnitten)')
    const lid: Failure = {
      code: 'change_refused',
      params: { change: 'only', part: 'lid', clause: 'make the lid red' },
    }
    assert.match(said('en', lid), /^The built-in engine cannot change only the lid \(“make the lid/)
    for (const language of TRANSLATED) {
      assert.include(said(language, lid), 'make the lid red')
      assert.notInclude(said(language, lid), 'change only')
      for (const why of Object.keys(IMPOSSIBLE_WAYS) as ImpossibleWay[]) {
        const way = said(language, { code: 'way_impossible', params: { why } })
        assert.notInclude(way, said('en', { code: 'way_impossible', params: { why } }))
        assert.notInclude(way, 'undefined')
      }
    }
  })

  test('a sentence that was kept before failures had codes stays as it is', ({ assert }) => {
    const sentence = 'The kiln is cold.'
    const kept: Failure = { code: 'other', params: { category: 'busy', sentence } }
    assert.equal(
      withLocale('de', () => failureMessage(kept)),
      sentence
    )
    assert.isTrue(EngineError.of(kept).retryable)
  })

  test('a failure that only a later version knows is one of ours', ({ assert }) => {
    const later = { code: 'kiln_cold', params: {} } as unknown as Failure
    assert.equal(failureMessage(later), FAILURE_MESSAGES.internal)
    assert.equal(categoryOf(later), 'internal')
  })

  test('what it is doing is said in each language, with its place', ({ assert }) => {
    const steps: ProgressStep[] = [
      { code: 'looking_at_photo', at: 1, of: 5 },
      { code: 'drawing_scenes', place: 3 },
    ]
    assert.deepEqual(steps.map(stepMessage), [
      'Looking at photo 1 of 5',
      'Drawing the scenes (place 3)',
    ])
    withLocale('de', () =>
      assert.deepEqual(steps.map(stepMessage), [
        'Foto 1 von 5 wird angesehen',
        'Szenen werden gezeichnet (Platz 3)',
      ])
    )
  })

  test('what can be changed is all that the engine knows to change', ({ assert }) => {
    const refused = failureMessage({
      code: 'change_refused',
      params: { change: 'this', clause: 'x' },
    })
    assert.include(refused, `${TOPICS.slice(0, -1).join(', ')} and ${TOPICS.at(-1)}`)
  })

  test('what is wrong with a photo is said in each language, with its numbers', ({ assert }) => {
    const small: PhotoWarning = { code: 'small', pixels: 312 }
    assert.include(photoWarningMessage(small), 'only 312 pixels large here')
    withLocale('de', () => {
      assert.include(photoWarningMessage(small), 'nur 312 Pixel groß')
      assert.include(photoWarningMessage({ code: 'check_seen_touching' }), 'Freistellung')
      const strange = photoWarningMessage({ code: 'check_seen_strange', where: 'lower_left' })
      assert.include(strange, 'Was unten links im Foto')
      assert.equal(viewMessage('From above'), 'Von oben')
      assert.equal(photoWarningMessage({ code: 'other', sentence: 'Too dark.' }), 'Too dark.')
    })
  })

  test('so are scenes, by their codes', ({ assert }) => {
    const codes = ['podium.marble.sea', 'studio_paper', 'wood.bricks', 'set.stone-moss']
    assert.deepEqual(codes.map(sceneMessage), [
      'Podium, Marble by the water',
      'Studio paper',
      'Wood before bricks',
      'Mossy stone by a forest pond',
    ])
    withLocale('de', () =>
      assert.deepEqual(codes.map(sceneMessage), [
        'Podest, Marmor am Wasser',
        'Studiopapier',
        'Holz vor Ziegeln',
        'Bemooster Stein an einem Waldteich',
      ])
    )
    const sets = [...listSets().values()]
    assert.deepEqual(
      sets.map(({ name }) => sceneMessage(`set.${name}`)),
      sets.map(({ title }) => title)
    )
    for (const kept of [
      'A shed',
      'set.shed',
      'podium.mud.sea',
      'wood.bricks.sea',
      'toString.sea',
    ]) {
      assert.equal(sceneMessage(kept), kept)
    }
  })

  test('so are colours', ({ assert }) => {
    assert.sameMembers(Object.keys(COLOUR_NAMES), Object.keys(COLOR_NAMES))
  })

  test('a suggestion is read in English as the engine is sent it', ({ assert }) => {
    const sent = { ...EDIT_SUGGESTIONS, ...DRAWN_EDIT_SUGGESTIONS }
    assert.deepEqual({ ...SUGGESTION_MESSAGES }, sent)
  })
})
