import { test } from '@japa/runner'
import type { Layout } from '../../layout/layout.js'
import { readLayoutWords } from '../../layout/words.js'

const LAYOUT: Required<Layout> = {
  x: 0.5,
  foot: 0.8,
  height: 0.5,
  shadow: 1,
  softness: 0.4,
  side: 'left',
  warmth: 0,
  brightness: 1,
}

/** What changes, and which way: '+' more, '-' less, else what it becomes. */
type Ways = Partial<Record<keyof Layout, '+' | '-' | number | string>>

const SAID: readonly (readonly [string, Ways])[] = [
  ['move it left', { x: '-' }],
  ['a bit to the right', { x: '+' }],
  ['nach links', { x: '-' }],
  ['muévelo a la derecha', { x: '+' }],
  ['up', { foot: '-' }],
  ['weiter nach unten', { foot: '+' }],
  ['más arriba', { foot: '-' }],
  ['center it', { x: 0.5 }],
  ['in die Mitte', { x: 0.5 }],
  ['bigger', { height: '+' }],
  ['make the product a lot smaller', { height: '-' }],
  ['etwas größer', { height: '+' }],
  ['más pequeño', { height: '-' }],
  ['too big', { height: '-' }],
  ['zu groß', { height: '-' }],
  ['softer shadow', { softness: '+' }],
  ['weicherer Schatten', { softness: '+' }],
  ['sombra más suave', { softness: '+' }],
  ['a sharper shadow', { softness: '-' }],
  ['no shadow', { shadow: 0 }],
  ['ohne Schatten', { shadow: 0 }],
  ['sin sombra', { shadow: 0 }],
  ['less shadow', { shadow: '-' }],
  ['mehr Schatten', { shadow: '+' }],
  ['lighter shadow', { shadow: '-' }],
  ['sombra más oscura', { shadow: '+' }],
  ['shadow to the left', { side: 'right' }],
  ['light from the right', { side: 'right' }],
  ['Licht von links', { side: 'left' }],
  ['luz desde la derecha', { side: 'right' }],
  ['warmer light', { warmth: '+' }],
  ['wärmeres Licht', { warmth: '+' }],
  ['luz más fría', { warmth: '-' }],
  ['less warm', { warmth: '-' }],
  ['brighter', { brightness: '+' }],
  ['dunkler', { brightness: '-' }],
  ['más luz', { brightness: '+' }],
  ['softer light', { softness: '+' }],
  ['move it left and make it bigger, no shadow', { x: '-', height: '+', shadow: 0 }],
  ['größer und Licht von rechts', { height: '+', side: 'right' }],
]

test.group('Words of a layout', () => {
  test('change what they are about, the way that they say', ({ assert }) => {
    for (const [words, ways] of SAID) {
      const { change, unknown } = readLayoutWords(words, LAYOUT)
      assert.deepEqual(unknown, [], words)
      const seen = Object.entries(change).map(([measure, value]) => {
        const way = ways[measure as keyof Layout]
        const before = LAYOUT[measure as keyof Layout]
        return [measure, way === '+' || way === '-' ? (value > before ? '+' : '-') : value]
      })
      assert.deepEqual(Object.fromEntries(seen), ways, words)
    }
  })

  test('go a little or a long way, or as far as a number says', ({ assert }) => {
    const x = (words: string) => readLayoutWords(words, LAYOUT).change.x!
    assert.isBelow(x('a bit to the right'), x('to the right'))
    assert.isAbove(x('far to the right'), x('to the right'))
    assert.closeTo(x('30 % to the right'), 0.8, 1e-6)
    assert.closeTo(readLayoutWords('20% bigger', LAYOUT).change.height!, 0.6, 1e-6)
  })

  test('stay within bounds', ({ assert }) => {
    const far = readLayoutWords('500 % to the left, 500 % bigger, 300 % warmer', LAYOUT)
    assert.deepEqual(far.change, { x: 0, height: 0.95, warmth: 1 })
  })

  test('say what was not understood, and do the rest', ({ assert }) => {
    const { change, unknown } = readLayoutWords('make it dance, bigger', LAYOUT)
    assert.deepEqual(unknown, ['make it dance'])
    assert.deepEqual(Object.keys(change), ['height'])
    assert.deepEqual(readLayoutWords('  ', LAYOUT), { change: {}, unknown: [] })
  })
})
