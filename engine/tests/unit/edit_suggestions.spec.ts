import { test } from '@japa/runner'
import { parseInstruction } from '../../edit/parse_instruction.js'
import { EDIT_SUGGESTIONS, EDIT_SURPRISES } from '../../edit/suggestions.js'

test.group('Suggested instructions', () => {
  test('each is understood wholly: {$self}')
    .with([...Object.values(EDIT_SUGGESTIONS), ...EDIT_SURPRISES])
    .run(({ assert }, instruction) => {
      const { steps, ignoredWords } = parseInstruction(instruction)
      assert.isAbove(steps.length, 0)
      assert.deepEqual(ignoredWords, [])
    })

  test('they can be asked for together', ({ assert }) => {
    const { ignoredWords } = parseInstruction('make the background white, add a soft shadow')
    assert.deepEqual(ignoredWords, [])
  })
})
