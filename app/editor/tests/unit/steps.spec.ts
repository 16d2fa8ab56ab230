import { test } from '@japa/runner'
import { type EditorStep, moved, NO_STEPS, pushed, startedWith } from '../../components/steps.js'

const picture = (id: string) => ({
  path: `/media/${id}`,
  picture: { id, width: 1, height: 1, placeholder: null },
})
const edit = (id: string): EditorStep => ({
  ...picture(id),
  kind: 'edit',
  prompt: id,
  ignoredWords: [],
})
const shown = ({ steps, at }: ReturnType<typeof pushed>) => steps[at]!.path

test.group('The chain of edits', () => {
  const chain = pushed(pushed(startedWith(picture('source')), edit('first')), edit('second'))

  test('goes back to the source and forth again, and no further', ({ assert }) => {
    assert.equal(shown(chain), '/media/second')
    assert.equal(shown(moved(chain, -1)), '/media/first')
    const first = moved(moved(moved(chain, -1), -1), -1)
    assert.equal(shown(first), '/media/source')
    assert.equal(shown(moved(moved(moved(first, 1), 1), 1)), '/media/second')
    assert.deepEqual(moved(NO_STEPS, -1), NO_STEPS)
    assert.deepEqual(moved(NO_STEPS, 1), NO_STEPS)
  })

  test('a picture remembers what it was made of, also beside another of the same', ({ assert }) => {
    const beside = pushed(chain, { ...edit('again'), madeOf: '/media/first' })
    assert.deepEqual(
      beside.steps.map(({ madeOf }) => madeOf),
      [undefined, '/media/source', '/media/first', '/media/first']
    )
  })

  test('an edit after an undo takes the place of what was undone', ({ assert }) => {
    const other = pushed(moved(chain, -1), edit('third'))
    assert.deepEqual(
      other.steps.map(({ path }) => path),
      ['/media/source', '/media/first', '/media/third']
    )
    assert.equal(shown(moved(other, 1)), '/media/third')
  })
})
