import { glob, readFile } from 'node:fs/promises'
import { parse } from '@swc/core'
import { test } from '@japa/runner'

/** Attributes that are read out or shown. */
const SAID = ['aria-label', 'alt', 'description', 'label', 'loadingLabel', 'placeholder', 'title']

/** The same in every language. */
const NAMES = ['Vitrine', 'ΔE']

const WORD = /\p{L}{2,}/u

/** What matters of a node of the syntax tree. */
interface Element {
  type?: string
  name?: { value: string }
  value?: string | { type: string; value: string; expression?: Template }
}

interface Template {
  type: string
  quasis: { cooked: string }[]
}

/** Words that stand between tags or in what is said of an element. */
function* wordsIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const each of node) yield* wordsIn(each)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return
  const { type, value, name } = node as Element
  if (type === 'JSXText') yield value as string
  if (type === 'JSXAttribute' && SAID.includes(name!.value) && typeof value === 'object') {
    if (value.type === 'StringLiteral') yield value.value
    if (value.expression?.type === 'TemplateLiteral') {
      for (const { cooked } of value.expression.quasis) yield cooked
    }
  }
  for (const [key, part] of Object.entries(node)) if (key !== 'span') yield* wordsIn(part)
}

test.group('Components', () => {
  test('have their words from texts, which are translated', async ({ assert }) => {
    const files = await Array.fromAsync(glob('{app,sandboxes}/**/*.tsx'))
    assert.isAbove(files.length, 300)
    const found: string[] = []
    for (const file of files) {
      const source = await readFile(file, 'utf8')
      const parsed = await parse(source, { syntax: 'typescript', tsx: true })
      for (const words of wordsIn(parsed.body)) {
        if (WORD.test(words) && !NAMES.includes(words.trim())) found.push(`${file}: ${words}`)
      }
    }
    assert.deepEqual(found, [])
  })
})
