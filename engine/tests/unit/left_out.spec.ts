import { test } from '@japa/runner'
import { isLike } from '../../scene/like_color.js'
import { parsePrompt } from '../../scene/parse_prompt.js'
import { colorByName } from '../../image/color_names.js'

const sceneOf = (prompt: string, without: string) => parsePrompt(prompt, '', without).scene

test.group('What is to be left out', () => {
  test('takes words out of the prompt', ({ assert }) => {
    const scene = sceneOf('on a marble table before plants', 'plants')
    assert.equal(scene.ground.name, 'marble')
    assert.notEqual(scene.backdrop.name, 'foliage')
    assert.deepEqual(sceneOf('on sand, plants', 'greenery'), sceneOf('on sand', 'greenery'))
  })

  test('takes sets out of the choice that show it', ({ assert }) => {
    assert.equal(sceneOf('in a kitchen', '').set?.name, 'kitchen')
    for (const without of ['window', 'plants', 'a worktop']) {
      assert.isNull(sceneOf('in a kitchen', without).set, without)
    }
    assert.equal(sceneOf('in a kitchen', 'snow').set?.name, 'kitchen')
    assert.notEqual(sceneOf('in a kitchen', 'window').backdrop.name, 'window')
    assert.isNull(sceneOf('in the bathroom', 'towels').set)
  })

  test('takes parts out of drawn scenes', ({ assert }) => {
    assert.notEqual(sceneOf('in a forest', 'trees').backdrop.name, 'foliage')
    assert.notEqual(sceneOf('industrial loft', 'bricks').backdrop.name, 'bricks')
    assert.notEqual(sceneOf('in the garden', 'grass').ground.name, 'grass')
    assert.isNull(sceneOf('window light, palm leaves', 'leaves, windows').gobo)
    assert.isNull(sceneOf('on a podium', 'podium').podium)
    assert.isFalse(sceneOf('winter, snowing', 'snow').snowfall)
  })

  test('takes colours from the prompt, walls, floors and sets', ({ assert }) => {
    const red = colorByName('red')!
    const scene = sceneOf('on a red podium before a crimson wall', 'red')
    assert.isFalse(isLike(scene.backdrop.color, red))
    assert.isTrue(scene.podium === null || !isLike(scene.podium, red))
    const blue = colorByName('blue')!
    const lake = sceneOf('by a lake', 'blue')
    assert.isFalse(isLike(lake.backdrop.color, blue))
    assert.isNull(sceneOf('by the sea', 'blue').set)
    const white = colorByName('white')!
    assert.isFalse(isLike(sceneOf('', 'white').backdrop.color, white))
  })

  test('what is never shown is left out already, and what is not understood is told', ({
    assert,
  }) => {
    const { ignoredWords } = parsePrompt(
      'on sand',
      '',
      'no people, text or watermarks, shadows, xylophone'
    )
    assert.deepEqual(ignoredWords, ['shadows', 'xylophone'])
    assert.deepEqual(parsePrompt('on sand', '', '').scene, parsePrompt('on sand', '').scene)
  })
})
