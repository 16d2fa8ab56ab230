import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { generateTypes } from '#app/operator/commands/generate_types'

test.group('Generated types', () => {
  test('the committed route names and page props are those of the code', async ({ assert }) => {
    for (const [path, text] of Object.entries(await generateTypes(app))) {
      assert.equal(await readFile(app.makePath(path), 'utf8'), text, `${path} is stale`)
    }
  })
})
