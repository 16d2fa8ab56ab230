import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { firstOnes } from '#app/core/elements'

const ROOT = new URL('../../../../', import.meta.url)

interface Row {
  when: string
  sentences: string[]
  test: string
  files: string[]
}

/** The rows of all tables of a Markdown text, without their heads. */
function rowsOf(text: string): Row[] {
  const lines = text.split('\n').filter((line) => line.startsWith('|'))
  const cells = lines.map((line) =>
    firstOnes(
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
      4
    )
  )
  return cells
    .filter(([when]) => when !== 'When' && !when.startsWith('--'))
    .map(([when, said, title, files]) => ({
      when,
      sentences: [...said.matchAll(/`([^`]+)`/g)].map(([, sentence]) => sentence!),
      test: title,
      files: files.split(/, */),
    }))
}

test.group('The catalogue of errors', () => {
  test('names tests that exist, and their sentences', async ({ assert }) => {
    const read = (path: string) => readFile(new URL(path, ROOT), 'utf8')
    const rows = rowsOf(await read('docs/errors.md'))
    assert.isAbove(rows.length, 35)
    for (const { when, sentences, test: title, files } of rows) {
      const text = (await Promise.all(files.map(read))).join('\n')
      assert.include(text, `'${title}'`, `${when}: no such test`)
      for (const sentence of sentences) assert.include(text, sentence, `${when}: not asserted`)
    }
  })
})
