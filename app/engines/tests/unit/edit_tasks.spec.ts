import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { FalEmulator } from '#tests/support/fal/emulator'
import { falEngine } from '#tests/support/fal/engine'
import { FaultyProvider } from '#tests/support/providers/faulty_provider'
import { EDIT_TASK_CHOICES, EDIT_TASK_NAMES, type EditTask } from '../../edit_tasks/edit_tasks.js'
import { EngineError } from '../../engine_error.js'
import { promptOfTask } from '../../remote/models/task_prompts.js'

const TASKS = EDIT_TASK_NAMES.flatMap((name): EditTask[] => {
  if (name === 'label_words') return [{ name, from: 'IPA', to: 'STOUT' }]
  if (name === 'ghost_mannequin') return [{ name }]
  return EDIT_TASK_CHOICES[name].map((choice) => ({ name, choice }) as EditTask)
})

test.group('Changes that are asked for by name', (group) => {
  const it = new FaultyProvider(group, () => FalEmulator.start({ takes: 5 }), falEngine)

  test('are told the model in words of their own, each in others', ({ assert }) => {
    const prompts = TASKS.map((task) => promptOfTask(task))
    assert.lengthOf([...new Set(prompts)], TASKS.length)
    assert.isTrue(prompts.every((prompt) => prompt.length > 60))
    assert.include(
      promptOfTask({ name: 'label_words', from: 'IPA', to: 'STOUT' }),
      'replace the words "IPA" by "STOUT"'
    )
    assert.equal(promptOfTask({ name: 'ghost_mannequin' }, { ghost_mannequin: () => 'x' }), 'x')
  })

  test('are drawn, and marked as what no photo has shown where that is so', async ({ assert }) => {
    const made = async (task: EditTask) => {
      const order = { picture: 'mug/front', mask: null, instruction: '16:9', count: 1, seed: 1 }
      const picture = firstOf((await it.engine.edit({ ...order, task }, it.context)).pictures)
      if (picture instanceof EngineError) throw picture
      return picture.sourceType
    }
    assert.equal(await made({ name: 'new_angle', choice: 'back' }), 'trainedAlgorithmicMedia')
    const relit = await made({ name: 'relight', choice: 'soft' })
    assert.equal(relit, 'compositeWithTrainedAlgorithmicMedia')
    assert.match(String(it.emulator.jobs[0]!.input.prompt), /from behind/)
    assert.deepEqual(
      it.emulator.jobs.map(({ model }) => model),
      ['google/nano-banana-2.1/edit', 'google/nano-banana-2.1/edit']
    )
  })
})
