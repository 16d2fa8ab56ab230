import { test } from '@japa/runner'
import { firstOf, firstOnes } from '#app/core/elements'
import { mapPlane, type Plane } from '../../image/raster.js'
import { centerOf, sidesOf } from '../../vision/text/corners.js'
import { decodeCtc } from '../../vision/text/ctc.js'
import { joinMeasures } from '../../vision/text/join_measures.js'
import { lineBoxes } from '../../vision/text/line_boxes.js'
import { countFound } from '../../vision/text/match_words.js'

test.group('Words of a line', () => {
  /** Chances of nothing, `a`, `b` and a space at each step, the rest of which is nothing. */
  function wordsOf(steps: [a: number, b: number, space: number][]) {
    const chances = steps.flatMap(([a, b, space]) => [1 - a - b - space, a, b, space])
    return decodeCtc(Float32Array.from(chances), ['', 'a', 'b', ' '])
  }

  test('keep one of a character that goes on, and both where there is a gap between them', ({
    assert,
  }) => {
    const words = wordsOf([
      [0.9, 0, 0],
      [0.8, 0, 0],
      [0, 0, 0],
      [0.7, 0, 0],
      [0, 0.8, 0],
    ])
    assert.deepEqual(
      words.map(({ text }) => text),
      ['aab']
    )
    assert.approximately(words[0]!.confidence, 0.8, 1e-6)
  })

  test('end where a space is likely, though the network prefers none', ({ assert }) => {
    const words = wordsOf([
      [0.9, 0, 0],
      [0, 0, 0.2],
      [0, 0.6, 0],
      [0, 0, 0.9],
      [0, 0, 0.01],
      [0.9, 0, 0],
      [0, 0, 0.01],
      [0, 0.9, 0],
    ])
    assert.deepEqual(
      words.map(({ text }) => text),
      ['a', 'b', 'ab']
    )
  })
})

test.group('Numbers with their units', () => {
  test('"{read}" are "{words}"')
    .with([
      { read: '50 ml', words: '50ml' },
      { read: 'net 1.7 oz e', words: 'net 1.7oz e' },
      { read: '100 % cotton', words: '100% cotton' },
      { read: '7 days', words: '7 days' },
      { read: 'Vitamin C 3', words: 'Vitamin C 3' },
    ])
    .run(({ assert }, { read, words }) => {
      const joined = joinMeasures(read.split(' ').map((text) => ({ text, confidence: 1 })))
      assert.equal(joined.map(({ text }) => text).join(' '), words)
    })
})

test.group('Lines of text', () => {
  /** A bar of `long` by 8 pixels round the middle, turned by some degrees. */
  function bar(long: number, degrees: number): Plane {
    const turn = (degrees * Math.PI) / 180
    const size = { width: 160, height: 160 }
    return mapPlane(size, (i) => {
      const [x, y] = [(i % 160) - 79.5, Math.floor(i / 160) - 79.5]
      const along = x * Math.cos(turn) + y * Math.sin(turn)
      const down = y * Math.cos(turn) - x * Math.sin(turn)
      return Math.abs(along) < long / 2 && Math.abs(down) < 4 ? 0.9 : 0
    })
  }

  test('have the box of their core, grown, as they lie: {$self} degrees')
    .with([0, 20, -30])
    .run(({ assert }, degrees) => {
      const [corners, ...others] = lineBoxes(bar(80, degrees))
      assert.isEmpty(others)
      const { length, height } = sidesOf(corners!)
      assert.closeTo(length, 80 + 11, 3)
      assert.closeTo(height, 8 + 11, 3)
      assert.closeTo(centerOf(corners!).x, 80, 1)
      const [a, b] = firstOnes(corners!, 2)
      assert.closeTo((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI, degrees, 2)
    })

  test('that are upright run downwards', ({ assert }) => {
    const [a, b, , d] = firstOf(lineBoxes(bar(80, 90)))
    assert.isAbove(b.y, a.y + 70)
    assert.isBelow(d.x, a.x - 10)
  })

  test('are not faint spots', ({ assert }) => {
    const faint = bar(80, 0)
    faint.data.forEach((value, i) => (faint.data[i] = value / 2))
    assert.isEmpty(lineBoxes(faint))
  })
})

test.group('Words that are found again', () => {
  test('{words} in {seen}: {found}')
    .with([
      { words: 'EAU DE PARFUM', seen: 'eaudeparfum', found: 3 },
      { words: 'Café', seen: 'CAFE', found: 1 },
      { words: 'TRANSATLANTIC', seen: 'TRAN5ATLANTlC', found: 1 },
      { words: 'cream', seen: 'crcam', found: 1 },
      { words: 'cream', seen: 'crumb', found: 0 },
      { words: 'IPA', seen: 'IDA', found: 0 },
      { words: 'VERDE DE', seen: 'VERDE', found: 1 },
      { words: 'oil oil', seen: 'oil', found: 1 },
      { words: '横越大西洋', seen: '横越太西洋', found: 1 },
      { words: 'AURELLE', seen: '', found: 0 },
      { words: 'Oil 330ml', seen: 'oil33Om1', found: 2 },
      { words: 'Oil 330ml', seen: 'oil 380ml', found: 1 },
      { words: 'SPF30+', seen: 'SPF50+', found: 0 },
    ])
    .run(({ assert }, { words, seen, found }) => {
      assert.equal(countFound(words.split(' '), [seen]), found)
    })

  test('are not put together from two texts', ({ assert }) => {
    assert.equal(countFound(['perfume'], ['perf', 'ume']), 0)
  })
})
