import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

/** Beside folders, so that a feature shows at a glance what it is about. */
const MOST_FILES = 12

async function foldersOf(parent: string): Promise<string[]> {
  const entries = await readdir(app.makePath(parent), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(parent, name))
}

test('no feature has more than twelve files outside its folders', async ({ assert }) => {
  const rooms = [...(await foldersOf('app')), ...(await foldersOf('sandboxes')), 'engine']
  assert.isAbove(rooms.length, 30)
  for (const room of rooms) {
    const entries = await readdir(app.makePath(room), { withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    assert.isAtMost(files.length, MOST_FILES, `${room}: ${files.join(', ')}`)
  }
})
