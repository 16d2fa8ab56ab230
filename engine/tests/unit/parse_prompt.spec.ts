import { test } from '@japa/runner'
import { suggestPromptsJob } from '../../prompts/suggest_prompts_job.js'
import { parsePrompt } from '../../scene/parse_prompt.js'

test.group('Prompts', () => {
  test('surface, light and place of a prompt are understood', ({ assert }) => {
    const { scene, ignoredWords } = parsePrompt(
      'on a marble table in the kitchen, moody light from the window',
      ''
    )
    assert.equal(scene.ground.name, 'marble')
    assert.equal(scene.backdrop.name, 'window')
    assert.equal(scene.gobo, 'window')
    assert.isBelow(scene.light.exposure, 0.8)
    assert.deepEqual(ignoredWords, [])
  })

  test('words that change nothing are named once, in their order', ({ assert }) => {
    const { ignoredWords } = parsePrompt('an astronaut riding a horse, an astronaut, on sand', '')
    assert.deepEqual(ignoredWords, ['astronaut', 'riding', 'horse'])
  })

  test('whom goods are for says where they stand only if nothing else does', ({ assert }) => {
    const setOf = (prompt: string, leaveOut = '') =>
      parsePrompt(prompt, '', leaveOut).scene.set?.name
    assert.equal(setOf('dog shampoo in a bathroom'), 'bathroom')
    assert.equal(setOf('baby bottle on marble'), 'marble')
    assert.equal(setOf('on a counter'), 'kitchen')
    assert.equal(setOf('on a marble counter, soft light'), 'marble')
    const placeholder = 'on a marble counter in a bright bathroom, plants behind'
    assert.equal(setOf(placeholder), 'bathroom')
    assert.equal(setOf('for a baby'), 'nursery')
    assert.equal(setOf('in a pet corner', 'dog, cat, people'), 'pet-corner')
  })

  test('words that name the product are not reported', ({ assert }) => {
    const { ignoredWords } = parsePrompt('verdecream jars on linen', 'verdecream A round jar')
    assert.deepEqual(ignoredWords, [])
  })

  test('a colour paints the noun after it, else what is behind the product', ({ assert }) => {
    const red = (color: readonly number[]) => color[0]! > 2 * color[1]!
    const wall = parsePrompt('on a wooden table before a red wall', '').scene
    assert.isTrue(red(wall.backdrop.color))
    assert.isFalse(red(wall.ground.color))
    const podium = parsePrompt('on a red podium', '').scene
    assert.isTrue(red(podium.podium!))
    assert.isTrue(red(parsePrompt('red', '').scene.backdrop.color))
  })

  test('a gradient goes from the first colour to the second, or to a light one of its kind', ({
    assert,
  }) => {
    const { scene, ignoredWords } = parsePrompt('gradient from blue to pink', '')
    assert.isEmpty(ignoredWords)
    assert.isTrue(scene.gradient && scene.sweep)
    assert.isAbove(scene.backdrop.color[2], 2 * scene.backdrop.color[0])
    assert.isAbove(scene.ground.color[0], scene.ground.color[1])
    const orange = parsePrompt('gradient background in orange', '').scene
    assert.isAbove(orange.ground.color[2], orange.backdrop.color[2] + 0.2)
  })

  test("words of the product's name are no scene, unless they say on what it stands", ({
    assert,
  }) => {
    const own = 'oakstool Oak Stool A round stool with four oak legs'
    assert.deepEqual(
      parsePrompt('oak stool in a red studio', own),
      parsePrompt('in a red studio', own)
    )
    assert.equal(parsePrompt('oak stool on marble', own).scene.ground.name, 'marble')
    assert.equal(parsePrompt('stool on oak', own).scene.ground.name, 'wood')
    const table = 'table lamp with a white shade'
    assert.isFalse(parsePrompt('lamp on a white table', table).scene.sweep)
  })

  test('words for the camera are understood', ({ assert }) => {
    const camera = (prompt: string) => parsePrompt(prompt, '')
    assert.equal(camera('on marble, from above').scene.camera, 'above')
    assert.equal(camera('top view on linen').scene.camera, 'above')
    assert.equal(camera('on marble at eye level').scene.camera, 'level')
    assert.isNull(camera('on marble').scene.camera)
    assert.isEmpty(camera('on marble, low angle, close up').ignoredWords)
  })

  test('the order of the words does not matter', ({ assert }) => {
    const one = parsePrompt('moody walnut kitchen', '').scene
    assert.deepEqual(one, parsePrompt('kitchen walnut moody', '').scene)
  })

  test('{$self}: every proposed prompt is understood word by word')
    .with(['a glass bottle of perfume', 'a mug', 'a leather bag', 'an oak stool', 'something'])
    .run(async ({ assert }, description) => {
      const { prompts } = await suggestPromptsJob({ description, triggerWord: 'thing', count: 11 })
      assert.lengthOf(new Set(prompts), 11 - duplicatesOf(description))
      for (const prompt of prompts) {
        assert.isTrue(prompt.startsWith('thing '))
        assert.deepEqual(parsePrompt(prompt, 'thing').ignoredWords, [], prompt)
      }
    })
})

/** A product of no known kind has the eight general prompts only. */
function duplicatesOf(description: string): number {
  return description === 'something' ? 3 : 0
}
