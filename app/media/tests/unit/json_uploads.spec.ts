import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { BodyError } from '../../intake/body_error.js'
import { HeldBytes } from '../../intake/held_bytes.js'
import { JsonUploads } from '../../intake/json_uploads.js'

const LIMITS = { text: 10_000, files: 1, total: 100_000, depth: 8, values: 100 }
const SENDER = { userId: null, network: 'test' }

test.group('Data URLs in JSON', (group) => {
  let folder: string

  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-json-'))
    return () => rm(folder, { recursive: true })
  })

  /** Reads a text in pieces of `size` bytes. */
  async function read(text: string, size = 7, limits = LIMITS) {
    const held = new HeldBytes('test', SENDER, { account: 0, network: 1_000_000 })
    const uploads = new JsonUploads(folder, limits, held)
    const bytes = Buffer.from(text)
    try {
      for (let at = 0; at < bytes.length; at += size) {
        await uploads.write(bytes.subarray(at, at + size))
      }
      return { body: uploads.end(), files: uploads.files }
    } catch (error) {
      await uploads.abandon()
      throw error
    }
  }

  test('their bytes land on disk and everything else stays as it was, however it arrives', async ({
    assert,
  }) => {
    const value = fc.record({
      text: fc.string({ unit: 'binary', maxLength: 40 }),
      bytes: fc.uint8Array({ maxLength: 60 }),
      size: fc.integer({ min: 1, max: 50 }),
    })
    await fc.assert(
      fc.asyncProperty(value, async ({ text, bytes, size }) => {
        const url = `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
        const { body, files } = await read(JSON.stringify({ [text]: text, image: url }), size)
        const { image, ...rest } = body as { image: string }
        assert.deepEqual(rest, text === 'image' ? {} : { [text]: text })
        const file = files.get(image.replace('upload:', ''))!
        assert.equal(file.bytes, bytes.length)
        assert.isTrue((await readFile(file.path)).equals(bytes))
      }),
      { numRuns: 150 }
    )
  })

  test('{text} is refused')
    .with([
      { text: '{"a":', status: 400 },
      { text: '{"a":"data:image/png;base64,AAAA', status: 400 },
      { text: '{"a":"data:image/png;base64,<p>"}', status: 400 },
      { text: '{"a":"data:text/plain,hello"}', status: 400 },
    ])
    .run(async ({ assert }, { text, status }) => {
      const error = await read(text).catch((reason: unknown) => reason)
      assert.instanceOf(error, BodyError)
      assert.equal((error as BodyError).status, status)
    })

  test('more values, files or levels than allowed are refused while they come', async ({
    assert,
  }) => {
    const url = '"data:image/png;base64,AAAA"'
    const nested = '['.repeat(9)
    const bodies = [`[${'{},'.repeat(100)}`, `[${url},${url}`, nested, `["data:\\"",${nested}`]
    for (const text of bodies) await assert.rejects(() => read(text), /too (large|deeply)/)
  })

  test('a text that only begins like one may have quotes and backslashes', async ({ assert }) => {
    const texts = ['data:"x', 'data:\\', 'data:\\"', 'data:"', '"data:', `data:${'"'.repeat(300)}`]
    for (const name of [...texts, `data:${'a'.repeat(195)}"`, `data:${'a'.repeat(196)}"`]) {
      for (const size of [1, 7, 1000]) {
        assert.deepEqual((await read(JSON.stringify({ name, b: [1] }), size)).body, {
          name,
          b: [1],
        })
      }
    }
  })

  test('where no files are taken, a data URL is a text like others', async ({ assert }) => {
    const text = '{"password":"data:,AAAA"}'
    const { body, files } = await read(text, 7, { ...LIMITS, files: 0 })
    assert.deepEqual(body, { password: 'data:,AAAA' })
    assert.equal(files.size, 0)
  })

  test('too much text and too large a body are refused while they come', async ({ assert }) => {
    const long = JSON.stringify({ a: 'x'.repeat(LIMITS.text) })
    await assert.rejects(() => read(long), 'The request is too large.')
    const large = `{"a":"data:image/png;base64,${'A'.repeat(LIMITS.total)}"}`
    await assert.rejects(() => read(large, 1_000), 'The request is too large.')
  })
})
