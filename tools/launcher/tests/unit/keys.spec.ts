import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { openKeys } from '../../data_dir/keys.js'

const key = (letter: string) => letter.repeat(32)

test.group('The keys of an installation', (group) => {
  const { APP_KEY, APP_PREVIOUS_KEYS } = process.env
  let folder: string

  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'keys-'))
    delete process.env.APP_KEY
    return async () => {
      Object.assign(process.env, { APP_KEY, APP_PREVIOUS_KEYS: APP_PREVIOUS_KEYS ?? '' })
      await rm(folder, { recursive: true })
    }
  })

  test('are made once, and kept in a file whose other lines are earlier ones', async ({
    assert,
  }) => {
    const made = await openKeys(folder)
    assert.isAtLeast(made.APP_KEY.length, 43)
    assert.deepEqual(await openKeys(folder), made)
    const file = join(folder, 'app.key')
    await writeFile(file, `${key('b')}\n${await readFile(file, 'utf8')}`)
    process.env.APP_PREVIOUS_KEYS = key('a')
    const changed = await openKeys(folder)
    assert.equal(changed.APP_KEY, key('b'))
    assert.equal(changed.APP_PREVIOUS_KEYS, `${made.APP_KEY},${key('a')}`)
  })

  test('are refused where one could be guessed, in a sentence that says which', async ({
    assert,
  }) => {
    process.env.APP_KEY = 'k'.repeat(31)
    await assert.rejects(() => openKeys(folder), /^APP_KEY has 31 characters and needs at least 32/)
    process.env.APP_KEY = key('a')
    process.env.APP_PREVIOUS_KEYS = `${key('b')}, short`
    await assert.rejects(() => openKeys(folder), /^A key in APP_PREVIOUS_KEYS has 5 characters/)
    delete process.env.APP_KEY
    await writeFile(join(folder, 'app.key'), 'short\n')
    await assert.rejects(() => openKeys(folder), /It is in .*app\.key\.$/)
  })
})
