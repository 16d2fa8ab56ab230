import { test } from '@japa/runner'
import { vatNumberIn } from '../../buyers/vat_numbers.js'

test.group('VAT numbers', () => {
  test('are taken as they are written in their country, and kept in one form', ({ assert }) => {
    const written: [string, string, string][] = [
      ['DE', 'de 123 456 789', 'DE123456789'],
      ['DE', '123456789', 'DE123456789'],
      ['AT', 'ATU12345678', 'ATU12345678'],
      ['ES', 'B12345678', 'ESB12345678'],
      ['ES', 'ES12345678Z', 'ES12345678Z'],
      ['GR', '123456789', 'EL123456789'],
      ['FR', 'FR 40 303265045', 'FR40303265045'],
      ['NL', 'NL123456789B01', 'NL123456789B01'],
      ['BE', 'BE 0123.456.789', 'BE0123456789'],
      ['GB', 'GB 123 4567 89', 'GB123456789'],
      ['CH', 'CHE-123.456.788 MWST', 'CHE123456788MWST'],
      ['NO', '123456789MVA', 'NO123456789MVA'],
    ]
    for (const [country, typed, kept] of written) {
      assert.equal(vatNumberIn(country, typed)?.value, kept, typed)
    }
  })

  test('of another country, too short ones and words are none', ({ assert }) => {
    const wrong: [string, string][] = [
      ['DE', 'DE12345678'],
      ['DE', 'ATU12345678'],
      ['DE', 'none'],
      ['FR', 'FR123'],
      ['ES', 'ES123456789'],
      ['US', 'DE123456789'],
      ['constructor', 'DE123456789'],
      ['DE', 'DE123456789; drop'],
    ]
    for (const [country, typed] of wrong) assert.isNull(vatNumberIn(country, typed), typed)
  })
})
