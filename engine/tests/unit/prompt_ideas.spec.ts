import { test } from '@japa/runner'
import { parsePrompt } from '../../scene/parse_prompt.js'
import { INDUSTRIES } from '#app/onboarding/choices'
import { IDEA_MESSAGES } from '#app/onboarding/messages/en/ideas'
import { PROMPT_IDEAS } from '#app/onboarding/prompt_ideas'

test.group('Ideas for descriptions', () => {
  test('the engine understands every word of every scene, for every industry', ({ assert }) => {
    for (const industry of INDUSTRIES) {
      const scenes = PROMPT_IDEAS[industry]
      assert.isAtLeast(scenes.length, 4, industry)
      assert.equal(new Set(scenes).size, scenes.length, industry)
      assert.isNotEmpty(IDEA_MESSAGES[industry].tip)
      assert.lengthOf(IDEA_MESSAGES[industry].scenes, scenes.length)
      for (const scene of scenes) {
        assert.deepEqual(parsePrompt(scene, '').ignoredWords, [], `${industry}: ${scene}`)
      }
    }
  })
})
