import { test } from '@japa/runner'
import { shareOf, sizeOf } from '../../scene/goods/size_of.js'
import { parsePrompt } from '../../scene/parse_prompt.js'
import { viewOf } from '../../scene/sets/lay_set.js'
import { listSets } from '../../scene/sets/set_data.js'

function named(name: string, description = '') {
  return sizeOf('', { name, description })
}

test.group('Size of a product', () => {
  test('"{0}" is about {1} cm high')
    .with([
      ['Table Lamp', 44],
      ['Coffee Table', 46],
      ['Coffee Mug with Saucer', 10],
      ['Aurelle Eau de Parfum', 12],
      ['Rings', 2.5],
      ['Lederhandtasche', 28],
      ['Taza de cerámica', 10],
      ['Vase, 32 cm', 32],
      ['Garden chair, 60 cm wide', 85],
      ['Barhocker 0,8 m hoch', 80],
      ['3 in 1 Shampoo', 20],
      ['Flurbl', null],
    ] as const)
    .run(({ assert }, [name, height]) => {
      assert.equal(named(name).height, height)
    })

  test('what is said goes before what is usual, and the prompt before all', ({ assert }) => {
    const words = {
      name: 'Vase',
      description: 'A clay vase, 18 cm tall. Text/Graphics: "50 cm" on it',
    }
    assert.equal(sizeOf('on marble', words).height, 18)
    assert.equal(sizeOf('a 40 cm vase on marble', words).height, 40)
    assert.equal(named('Verde', 'A round jar of cream. Text/Graphics: None').height, 9)
  })

  test('a size in a prompt is no word that was not understood', ({ assert }) => {
    const { ignoredWords } = parsePrompt('a 40 cm high vase on marble, 12 inches', 'vase')
    assert.isEmpty(ignoredWords)
  })

  test('small things take less of a picture than large ones, and all enough to be seen', ({
    assert,
  }) => {
    const shares = [1, 6, 10, 28, 46, 85, 200].map(shareOf)
    assert.deepEqual(shares, shares.toSorted())
    assert.isAtLeast(shares[0]!, 0.35)
    assert.isAtMost(shares.at(-1)!, 0.75)
    assert.isAbove(shares[4]!, shares[1]! * 1.4)
  })
})

test.group('What a product stands on', () => {
  test('a stool stands on a floor where a jar stands on a table: {$self}')
    .with(['on a desk', 'christmas', 'in a cafe', 'on marble', 'in a bathroom'])
    .run(({ assert }, prompt) => {
      const { onFloor } = named('Oak Stool')
      assert.isTrue(onFloor)
      assert.isFalse(named('Jar').onFloor)
      assert.isNull(parsePrompt(prompt, '', '', onFloor).scene.set)
      assert.isNotNull(parsePrompt(prompt, '').scene.set)
    })

  test('where a set has a floor and a table, "{0}" shows {1} for a stool and {2} for a jar')
    .with([
      ['in a living room', 'room', 'wood-table'],
      ['on walnut', 'room', 'wood-table'],
      ['in a kitchen', 'kitchen-floor', 'kitchen'],
      ['on white tiles', 'kitchen-floor', 'tiles'],
      ['in a loft', 'loft', 'loft-table'],
      ['in a garden', 'garden-floor', 'garden-table'],
      ['in a pet corner', 'pet-corner', 'pet-corner'],
    ] as const)
    .run(({ assert }, [prompt, floor, table]) => {
      const shown = [true, false].map(
        (onFloor) => parsePrompt(prompt, '', '', onFloor).scene.set?.name
      )
      assert.deepEqual(shown, [floor, table])
    })

  test('a product seen from the side never stands on a floor seen from above', ({ assert }) => {
    const stance = { looksDown: false, lift: 0 }
    for (const set of listSets().values()) {
      assert.equal(viewOf(set, { fromAbove: false, stance }).name, 'eye', set.name)
      assert.equal(viewOf(set, { fromAbove: true, stance }).name, 'high', set.name)
    }
  })

  test('legs that are seen from above get a podium that is, and any other set at eye level', ({
    assert,
  }) => {
    const stance = { looksDown: true, lift: 0.1 }
    const high = [...listSets().values()].filter(
      (set) => viewOf(set, { fromAbove: false, stance }).name === 'high'
    )
    assert.sameMembers(
      high.map(({ name }) => name),
      ['clouds', 'concrete-podium', 'studio-arch']
    )
  })
})
