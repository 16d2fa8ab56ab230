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

  test('words that name the product are not reported', ({ assert }) => {
    const { ignoredWords } = parsePrompt('verdecream jars on linen', 'verdecream A round jar')
    assert.deepEqual(ignoredWords, [])
  })

  test('a colour paints the noun after it, else what is behind the product', ({ assert }) => {
    const red = (color: readonly number[]) => color[0] > 2 * color[1]
    const wall = parsePrompt('on a wooden table before a red wall', '').scene
    assert.isTrue(red(wall.backdrop.color))
    assert.isFalse(red(wall.ground.color))
    const podium = parsePrompt('on a red podium', '').scene
    assert.isTrue(red(podium.podium!))
    assert.isTrue(red(parsePrompt('red', '').scene.backdrop.color))
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
