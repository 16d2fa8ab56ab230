import { test } from '@japa/runner'
import { SheetParts } from '#app/batches/components/sheet_parts'

/** Parts whose questions are answered by hand, in their order. */
function partsAsked() {
  const asked: string[] = []
  const answers: PromiseWithResolvers<void>[] = []
  const parts = new SheetParts(({ part, withProgress }) => {
    asked.push(withProgress ? `${part} and progress` : `${part}`)
    const answer = Promise.withResolvers<void>()
    answers.push(answer)
    return answer.promise
  })
  const settle = async (how: 'resolve' | 'reject' = 'resolve') => {
    for (const answer of answers.splice(0)) answer[how]()
    await new Promise((resolve) => setTimeout(resolve))
  }
  /** What has been asked since the last call. */
  return { parts, settle, asked: () => asked.splice(0) }
}

test.group('The parts of a sheet', () => {
  test('are asked for when they come into sight, each once', async ({ assert }) => {
    const { parts, settle, asked } = partsAsked()
    parts.show([0])
    parts.show([0, 1])
    parts.show([1])
    await settle()
    parts.show([0, 1])
    assert.deepEqual(asked(), ['1'])
  })

  test('that were out of sight when something happened are asked for again', async ({ assert }) => {
    const { parts, settle, asked } = partsAsked()
    parts.show([1])
    await settle()
    asked()
    parts.refresh()
    await settle()
    parts.show([0, 1])
    assert.deepEqual(asked(), ['1 and progress', '0'])
  })

  test('tell how far the batch is once for all in sight', async ({ assert }) => {
    const { parts, settle, asked } = partsAsked()
    parts.show([0, 1])
    await settle()
    asked()
    parts.refresh()
    assert.deepEqual(asked(), ['0 and progress', '1'])
  })

  test('are asked for once more when something happens meanwhile', async ({ assert }) => {
    const { parts, settle, asked } = partsAsked()
    parts.refresh()
    parts.refresh()
    parts.refresh()
    assert.deepEqual(asked(), ['0 and progress'])
    await settle()
    assert.deepEqual(asked(), ['0 and progress'])
    await settle()
    assert.deepEqual(asked(), [])
  })

  test('that no answer came for are asked for when they come into sight again', async ({
    assert,
  }) => {
    const { parts, settle, asked } = partsAsked()
    parts.show([1])
    await settle('reject')
    parts.show([0, 1])
    assert.deepEqual(asked(), ['1', '1'])
  })
})
