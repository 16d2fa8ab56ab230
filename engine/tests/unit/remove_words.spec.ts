import { test } from '@japa/runner'
import { EDITOR_MESSAGES } from '#app/editor/messages/en/screens'
import { EDITOR_MESSAGES as GERMAN } from '#app/editor/messages/de/screens'
import { EDITOR_MESSAGES as SPANISH } from '#app/editor/messages/es/screens'
import { JobError } from '../../contract/job_error.js'
import { parseInstruction } from '../../edit/parse_instruction.js'
import { stepMessage } from '../step_message.js'

const UNDERSTOOD: [instruction: string, steps: string][] = [
  [EDITOR_MESSAGES.form.removeThis, 'remove'],
  [GERMAN.form.removeThis, 'remove'],
  [SPANISH.form.removeThis, 'remove'],
  ['remove', 'remove'],
  ['please take this away', 'remove'],
  ['erase it', 'remove'],
  ['delete the thing', 'remove'],
  ['Entferne das', 'remove'],
  ['nimm das weg', 'remove'],
  ['quítalo', 'remove'],
  ['elimina esto', 'remove'],
  ['remove the branch on the left', 'remove left'],
  ['remove the clutter around the product', 'remove all around'],
  ['remove the thing in the top right corner', 'remove top right'],
  ['get rid of the cup at the bottom, warmer', 'remove bottom | warmth +'],
  ['entferne den Ast links', 'remove left'],
  ['quita la taza de la derecha', 'remove right'],
  ['remove the background', 'transparent'],
  ['remove the shadow on the floor', 'removeShadow'],
  ['remove everything around the product', 'transparent'],
]

test.group('Words that take something away', () => {
  test('"{0}"')
    .with(UNDERSTOOD)
    .run(({ assert }, [instruction, steps]) => {
      const parsed = parseInstruction(instruction)
      assert.equal(parsed.steps.map(stepMessage).join(' | '), steps)
      assert.deepEqual(parsed.ignoredWords, [])
    })

  test('what has a name can be removed once it is marked', ({ assert }) => {
    for (const instruction of ['remove the person', 'delete the logo', 'entferne die Flasche']) {
      assert.equal(parseInstruction(instruction, true).steps.map(stepMessage).join(), 'remove')
    }
    for (const instruction of ['remove the person', 'remove the label on the left']) {
      assert.throws(() => parseInstruction(instruction), JobError as never)
    }
  })
})
