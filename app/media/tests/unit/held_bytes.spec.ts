import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { HeldBytes } from '../../intake/held_bytes.js'
import { giveBack } from '../../intake/storage.js'

const MOST = { account: 100, network: 150 }
const ada = { userId: 1, network: '192.0.2.1' }

test.group('What uploads hold at a time', () => {
  test('is bounded by account and by network, and given back', ({ assert }) => {
    const open = (sender: { userId: number | null; network: string }) =>
      new HeldBytes('disk of the test', sender, MOST)
    const [first, second, other] = [open(ada), open(ada), open({ ...ada, userId: 2 })]
    first.add(60)
    assert.throws(() => second.add(41), /too_much/)
    second.add(40)
    other.add(50)
    assert.throws(() => other.add(1), /too_much/)
    open({ userId: null, network: '192.0.2.2' }).add(150)
    first.release()
    other.add(50)
    assert.throws(() => other.add(1), /too_much/)
  })

  test('is given back where its folder cannot be removed', async ({ assert, cleanup }) => {
    const file = join(tmpdir(), `vitrine-held-${process.pid}`)
    await writeFile(file, '')
    cleanup(() => rm(file))
    const limits = { text: 1, files: 1, total: 1, knownOnly: true }
    const open = (kind: string) => new HeldBytes(`${kind} of a request`, ada, MOST)
    const held = { files: open('files'), texts: open('texts'), values: open('values') }
    held.files.add(100)
    held.texts.add(100)
    // Nothing lies below a file.
    await giveBack({ limits, folder: join(file, 'a'), ...held })
    assert.doesNotThrow(() => open('files').add(100))
    assert.doesNotThrow(() => open('texts').add(100))
  })
})
