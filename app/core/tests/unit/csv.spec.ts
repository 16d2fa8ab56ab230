import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { csvOptions } from '../../text/csv.js'
import { speak } from '#app/i18n/speaking'

const MARK = '\uFEFF'

test.group('Files of rows for spreadsheets', () => {
  test('open right where a language is spoken', ({ assert }) => {
    const rows = [['Größe, Maß', -1.5]]
    const write = () => stringify(rows, csvOptions(['name', 'change']))
    assert.equal(speak('en', write), `${MARK}name,change\r\n"Größe, Maß",-1.5\r\n`)
    assert.equal(speak('de', write), `${MARK}name;change\r\n"Größe, Maß";-1,5\r\n`)
    assert.equal(speak('es', write), `${MARK}name;change\r\n"Größe, Maß";-1,5\r\n`)
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
