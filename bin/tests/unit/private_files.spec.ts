import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { ROOT } from '../../../tools/launcher/settings.js'

test('every entry that boots the application keeps what it writes from other users', async ({
  assert,
}) => {
  const entries = globSync('bin/*.ts', { cwd: ROOT }).filter((it) => it !== 'bin/test.ts')
  const open: string[] = []
  let booting = 0
  for (const entry of entries) {
    const text = await readFile(join(ROOT, entry), 'utf8')
    if (!/^.*createIgnitor\(\)(?!:)/m.test(text)) continue
    booting++
    if (!/^keepFilesPrivate\(\)$/m.test(text)) open.push(entry)
  }
  assert.isAbove(booting, 4)
  assert.isEmpty(open)
})
