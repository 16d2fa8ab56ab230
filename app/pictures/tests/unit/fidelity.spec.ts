import { test } from '@japa/runner'
import { describeFidelity } from '#app/provenance/fidelity'

test.group('Fidelity in words', () => {
  test('a difference of {deltaE} reads "{text}, {figure}"')
    .with([
      { deltaE: 0, text: 'Product unchanged', figure: '0.0' },
      { deltaE: 2, text: 'Product unchanged', figure: '2.0' },
      { deltaE: 2.04, text: 'Product unchanged', figure: '2.0' },
      { deltaE: 2.06, text: 'Product nearly unchanged', figure: '2.1' },
      { deltaE: 4, text: 'Product nearly unchanged', figure: '4.0' },
      { deltaE: 5.9, text: `Product's colours adapted to the light`, figure: '5.9' },
      { deltaE: 6.1, text: `Product's colours changed`, figure: '6.1' },
      { deltaE: 31, text: `Product's colours changed`, figure: '31.0' },
    ])
    .run(({ assert }, { deltaE, text, figure }) => {
      assert.deepInclude(describeFidelity(deltaE), { text, figure })
    })
})
