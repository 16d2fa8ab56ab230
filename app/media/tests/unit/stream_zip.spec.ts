import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { unzipSync } from 'fflate'
import { streamZip, type ZipEntry } from '../../serving/stream_zip.js'

test.group('An archive as a stream', () => {
  test('holds files and streams under their names', async ({ assert }) => {
    async function* entries(): AsyncGenerator<ZipEntry> {
      yield { name: 'a/one.txt', data: Buffer.from('one') }
      yield { name: 'b/two – ü.txt', data: Readable.from([Buffer.from('tw'), Buffer.from('o')]) }
    }
    const files = unzipSync(await buffer(streamZip(entries())))
    assert.deepEqual(Object.keys(files), ['a/one.txt', 'b/two – ü.txt'])
    assert.equal(Buffer.from(files['b/two – ü.txt']!).toString(), 'two')
  })

  test('text is compressed, and nothing else', async ({ assert }) => {
    const data = Buffer.alloc(100_000, 'a')
    async function* entry(isText: boolean): AsyncGenerator<ZipEntry> {
      yield { name: 'one', data, isText }
    }
    const [text, picture] = [
      await buffer(streamZip(entry(true))),
      await buffer(streamZip(entry(false))),
    ]
    assert.isBelow(text.length, 1_000)
    assert.isAbove(picture.length, data.length)
    assert.deepEqual(Buffer.from(unzipSync(text).one!), data)
  })

  test('asks for one entry at a time, and for no more once nobody reads', async ({ assert }) => {
    let made = 0
    let ended: () => void
    const isOver = new Promise<void>((resolve) => (ended = resolve))
    async function* entries(): AsyncGenerator<ZipEntry> {
      try {
        for (; ; made++) yield { name: `${made}.bin`, data: Buffer.alloc(1 << 20) }
      } finally {
        ended()
      }
    }
    const zip = streamZip(entries())
    zip.once('readable', () => zip.destroy())
    await isOver
    assert.isBelow(made, 3)
  })

  test('breaks off where an entry cannot be made', async ({ assert }) => {
    async function* entries(): AsyncGenerator<ZipEntry> {
      yield { name: 'one.txt', data: Buffer.from('one') }
      throw new Error('lost')
    }
    await assert.rejects(() => buffer(streamZip(entries())), 'lost')
  })
})
