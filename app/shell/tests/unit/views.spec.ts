import { glob, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'

test.group('Views', () => {
  test('contain others as components, which are compiled once', async ({ assert }) => {
    const including: string[] = []
    for await (const file of glob('resources/views/**/*.edge')) {
      // Edge reads and compiles what is included anew for each page that is drawn, in production too.
      if (/@include/.test(await readFile(file, 'utf8'))) including.push(file)
    }
    assert.isEmpty(including)
  })
})
