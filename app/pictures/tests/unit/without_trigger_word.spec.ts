import { test } from '@japa/runner'
import { withoutTriggerWord } from '../../components/without_trigger_word.js'

test.group('A suggested prompt', () => {
  test('is shown without the word that stands for the product', ({ assert }) => {
    assert.equal(withoutTriggerWord('rainbowsne on sand, sunny', 'rainbowsne'), 'on sand, sunny')
  })

  test('stays as it is where the word is part of what it says', ({ assert }) => {
    const prompts = ['rainbowsnes on sand', 'sand below a rainbowsne', 'rainbowsne', 'rainbowsne ']
    for (const prompt of prompts) assert.equal(withoutTriggerWord(prompt, 'rainbowsne'), prompt)
    assert.equal(withoutTriggerWord(' on sand', ''), 'on sand')
  })
})
