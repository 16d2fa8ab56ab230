import { test } from '@japa/runner'
import { plural } from '#app/i18n/plural'
import { withLocale } from '#app/i18n/current_locale'
import { ACCOUNT_ERRORS } from '#app/accounts/messages/en/errors'

const NUMBERS = [0, 1, 2, 21, 1000, 1_500_000, 2_000_000]
const FORMS = { one: 'one', many: 'many', other: 'other' }

test.group('Texts with numbers', () => {
  test('take the form of the language that is spoken', ({ assert }) => {
    const chosen = () => NUMBERS.map((number) => plural(number, FORMS))
    const usual = ['other', 'one', 'other', 'other', 'other', 'other', 'other']
    assert.deepEqual(chosen(), usual)
    assert.deepEqual(withLocale('de', chosen), usual)
    assert.deepEqual(withLocale('es', chosen), usual.with(-1, 'many'))
  })

  test('take the general form where a language has one that they lack', ({ assert }) => {
    const said = withLocale('es', () => plural(2_000_000, { one: 'imagen', other: 'imágenes' }))
    assert.equal(said, 'imágenes')
  })

  test('agree with it in each language', ({ assert }) => {
    const said = () => [1, 21].map((seconds) => ACCOUNT_ERRORS.tooManyLogins(seconds))
    assert.match(said().join(), /in 1 second\..* in 21 seconds\./)
    assert.match(withLocale('de', said).join(), /in 1 Sekunde .* in 21 Sekunden /)
    assert.match(withLocale('es', said).join(), /en 1 segundo\..* en 21 segundos\./)
  })
})
