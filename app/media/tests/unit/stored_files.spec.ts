import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import { strFromU8, unzipSync } from 'fflate'
import { storedFiles } from '../../store/stored_files.js'
import { streamZip } from '../../serving/stream_zip.js'

async function stored(name: string, text: string) {
  const diskKey = `test/${randomUUID()}`
  await drive.use().put(diskKey, text)
  return { name, diskKey, createdAt: new Date() }
}

test.group('Archives of stored files', () => {
  test('hold each file under its name', async ({ assert }) => {
    const entries = [await stored('Mug/Sand.txt', 'sand'), await stored('Mug/Marble.txt', 'marble')]
    const files = unzipSync(await buffer(streamZip(storedFiles(entries))))
    assert.equal(strFromU8(files['Mug/Sand.txt']!), 'sand')
    assert.equal(strFromU8(files['Mug/Marble.txt']!), 'marble')
    for (const { diskKey } of entries) await drive.use().delete(diskKey)
  })

  test('leave out a file that is gone and name it', async ({ assert }) => {
    const kept = await stored('kept.txt', 'kept')
    const gone = { ...kept, name: 'gone.txt', diskKey: `test/${randomUUID()}` }
    const files = unzipSync(await buffer(streamZip(storedFiles([gone, kept]))))
    assert.sameMembers(Object.keys(files), ['kept.txt', 'missing.txt'])
    assert.equal(strFromU8(files['missing.txt']!), 'gone.txt\n')
    await drive.use().delete(kept.diskKey)
  })
})
