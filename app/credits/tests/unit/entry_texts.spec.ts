import { test } from '@japa/runner'
import { describeEntry, describeSource } from '#app/credits/describe_entry'
import type { Entry } from '#app/credits/entry'
import { CREDIT_ERRORS } from '#app/credits/messages/en/common'
import { withLocale } from '#app/i18n/current_locale'

const DEBIT: Entry = {
  id: 1,
  kind: 'image',
  reason: 'debit',
  change: -1,
  balance: 4,
  sources: ['subscription', 'pack'],
  reference: null,
  work: null,
  productId: null,
  productName: null,
  isOwnProduct: false,
  createdAt: new Date(0),
}

const said = (entry: Partial<Entry>) => describeEntry({ ...DEBIT, ...entry })

const WORKS = ['generate', 'background', 'edit', 'upscale', 'video', 'train', 'gone', null]
const SOURCES = ['welcome', 'subscription', 'pack', 'demo', 'refund', 'operator', 'other']

test.group('Words of the credit ledger', () => {
  test('every kind of work that costs credits has its own name', ({ assert }) => {
    const works = () => WORKS.map((work) => said({ work }))
    assert.deepEqual(works(), [
      ...['Pictures', 'Backgrounds', 'Edited picture', 'Enlarged picture', 'Video', 'Training'],
      ...['Work', 'Work'],
    ])
    assert.deepEqual(withLocale('de', works), [
      ...['Bilder', 'Hintergründe', 'Bearbeitetes Bild', 'Vergrößertes Bild', 'Video', 'Training'],
      ...['Auftrag', 'Auftrag'],
    ])
  })

  test('so has every source of credits', ({ assert }) => {
    assert.deepEqual(SOURCES.map(describeSource), [
      ...['Welcome credits', 'Monthly plan', 'Credit pack', 'Demo credits', 'Returned credits'],
      ...['Credits from the operator', 'Credits'],
    ])
    withLocale('es', () => {
      assert.equal(describeSource('welcome'), 'Créditos de bienvenida')
      assert.equal(describeSource('constructor'), 'Créditos')
    })
  })

  test('every reason of a change is told, in the language that is spoken', ({ assert }) => {
    const all = () => [
      said({ reason: 'grant' }),
      said({ reason: 'refund', work: 'video' }),
      said({ reason: 'expiry' }),
      said({ reason: 'revocation', reference: 'refund:re_1' }),
      said({ reason: 'revocation', reference: 'dispute:dp_1' }),
      said({ reason: 'restoration', reference: 'refund:py_1:failed:1' }),
      said({ reason: 'restoration', reference: 'dispute:dp_1' }),
    ]
    assert.deepEqual(all(), [
      'Monthly plan, Credit pack',
      'Video: given back, it was not made',
      'Monthly plan, Credit pack: expired',
      'Monthly plan, Credit pack: taken back, the payment was refunded',
      'Monthly plan, Credit pack: taken back, the payment is disputed',
      'Monthly plan, Credit pack: given back, the refund did not go through',
      'Monthly plan, Credit pack: given back, the dispute was decided for you',
    ])
    assert.deepEqual(withLocale('de', all), [
      'Monatstarif, Credit-Paket',
      'Video: zurückgegeben, weil nichts erstellt wurde',
      'Monatstarif, Credit-Paket: verfallen',
      'Monatstarif, Credit-Paket: zurückgenommen, weil die Zahlung erstattet wurde',
      'Monatstarif, Credit-Paket: zurückgenommen, weil die Zahlung angefochten wird',
      'Monatstarif, Credit-Paket: zurückgegeben, weil die Erstattung nicht ausgeführt werden konnte',
      'Monatstarif, Credit-Paket: zurückgegeben, weil die Anfechtung zu Ihren Gunsten entschieden wurde',
    ])
  })

  test('missing credits are counted as the language counts', ({ assert }) => {
    const { notEnoughCredits } = CREDIT_ERRORS
    assert.equal(
      notEnoughCredits('image', 4, 1),
      'You need 4 image credits for this and have 1 left.'
    )
    assert.equal(
      notEnoughCredits('video', 1, 0),
      'You need 1 video credit for this and have none left.'
    )
    withLocale('de', () =>
      assert.deepEqual(
        [
          CREDIT_ERRORS.notEnoughCredits('image', 4, 1),
          CREDIT_ERRORS.notEnoughCredits('model', 1, 0),
        ],
        [
          'Dafür brauchen Sie 4 Bild-Credits. Sie haben noch 1.',
          'Dafür brauchen Sie 1 Modell-Credit. Sie haben keine mehr.',
        ]
      )
    )
    withLocale('es', () =>
      assert.equal(
        CREDIT_ERRORS.notEnoughCredits('image', 4, 1),
        'Para esto necesitas 4 créditos de imagen y te queda 1.'
      )
    )
  })
})
