import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { csvOptions } from '../../text/csv.js'
import { withLocale } from '#app/i18n/current_locale'

const MARK = '\uFEFF'

test.group('Files of rows for spreadsheets', () => {
  test('open right where a language is spoken', ({ assert }) => {
    const rows = [['Größe, Maß', -1.5]]
    const write = () => stringify(rows, csvOptions(['name', 'change']))
    assert.equal(withLocale('en', write), `${MARK}name,change\r\n"Größe, Maß",-1.5\r\n`)
    assert.equal(withLocale('de', write), `${MARK}name;change\r\n"Größe, Maß";-1,5\r\n`)
    assert.equal(withLocale('es', write), `${MARK}name;change\r\n"Größe, Maß";-1,5\r\n`)
  })

  test('hold no text that is run as a formula, also behind signs that are not seen', ({
    assert,
  }) => {
    const formulas = [
      '=1+1',
      '+1',
      '-1',
      '@a',
      '＝1',
      '\t=1',
      ' =1',
      '\u200b=1',
      '\uFEFF@a',
      '\n=1',
    ]
    const text = stringify(
      formulas.map((formula) => [formula]),
      csvOptions(['cell'])
    )
    const [, ...cells] = parse(text, { bom: true }).flat()
    assert.deepEqual(
      cells,
      formulas.map((formula) => `'${formula}`)
    )
    assert.equal(
      stringify([['a = b'], ['x - y']], { ...csvOptions(['cell']), bom: false, header: false }),
      'a = b\r\nx - y\r\n'
    )
  })
})
