import { access, readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

const ROW = /^\| (?<nr>\d[\d., -]*?) +\| .+? +\| (?<state>\S+) +\| (?<how>.*?) *\|$/gm

test('each line of docs/security.md names tests that there are, or a reason', async ({
  assert,
}) => {
  const text = await readFile(app.makePath('docs/security.md'), 'utf8')
  const rows = [...text.matchAll(ROW)].map(({ groups }) => groups!)
  assert.isAbove(rows.length, 150)
  assert.lengthOf(new Set(rows.map(({ nr }) => nr)), rows.length)
  for (const { nr, state, how } of rows) {
    assert.include(['met', 'partly', 'open', 'n/a'], state!, nr)
    assert.isNotEmpty(how, nr)
    for (const [, path] of how!.matchAll(/`([\w/]+\.spec\.ts)`/g)) {
      await assert.doesNotReject(() => access(app.makePath(path!)), `${nr}: ${path}`)
    }
  }
})
