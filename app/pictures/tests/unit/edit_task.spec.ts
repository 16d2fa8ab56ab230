import { test } from '@japa/runner'
import { FormError } from '#app/core/errors/form_error'
import { withLocale } from '#app/i18n/current_locale'
import { readTask } from '../../edit_task.js'

test.group('A change that a call names', () => {
  test('is read with what people call it, in their language', ({ assert }) => {
    const given = { name: 'new_angle', choice: 'back' } as const
    assert.deepEqual(readTask(given), { task: given, prompt: 'New angle: From behind' })
    assert.equal(withLocale('de', () => readTask(given)).prompt, 'Andere Ansicht: Von hinten')
    const words = { name: 'label_words', from: 'IPA', to: 'STOUT' } as const
    assert.deepEqual(readTask(words).task, words)
    const ghost = { task: { name: 'ghost_mannequin' }, prompt: 'Ghost mannequin' }
    assert.deepEqual(readTask({ name: 'ghost_mannequin', choice: 'toString' }), ghost)
    const relit = readTask({ name: 'relight', choice: 'soft', from: 'a', to: 'b' })
    assert.equal(relit.prompt, 'Other light: Soft daylight')
  })

  test('is refused with a choice of another, without one, and without words', ({ assert }) => {
    for (const given of [
      { name: 'new_angle', choice: 'golden' },
      { name: 'relight' },
      { name: 'on_model', choice: 'toString' },
      { name: 'label_words', from: 'IPA' },
      { name: 'label_words', to: 'IPA', choice: 'left' },
    ] as const) {
      assert.throws(() => readTask(given), FormError)
    }
  })
})
