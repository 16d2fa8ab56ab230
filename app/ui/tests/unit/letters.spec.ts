import { glob, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'

test.group('Letters', () => {
  test('grow with the size that readers choose in their browser', async ({ assert }) => {
    const fixed: string[] = []
    for await (const file of glob(['app/**/*.{ts,tsx}', 'resources/views/public/*.edge'])) {
      if (/\btext-\[[\d.]+px\]/.test(await readFile(file, 'utf8'))) fixed.push(file)
    }
    assert.isEmpty(fixed)
  })
})
