import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { firstOf } from '#app/core/elements'
import { AppError } from '#app/core/errors/app_error'
import { HeldBytes } from '../../intake/held_bytes.js'
import { JsonUploads } from '../../intake/json_uploads.js'

const LIMITS = { text: 10_000, files: 1, total: 100_000, depth: 8, values: 100 }
const SENDER = { userId: null, network: 'test' }

const SHORT = new Map([...'"\\/\b\f\n\r\t'].map((it, at) => [it, `\\${'"\\/bfnrt'[at]}`]))

/** A string as some program may write it in JSON: `ways` says by turns whether characters are escaped, and how. */
function written(text: string, ways: readonly number[]): string {
  const escaped = text.split('').map((unit, at) => {
    const code = unit.charCodeAt(0)
    const hex = code.toString(16).padStart(4, '0')
    const way = ways[at % ways.length]
    if (way === 1) return `\\u${hex}`
    if (way === 2) return `\\u${hex.toUpperCase()}`
    const isBare = code >= 32 && unit !== '"' && unit !== '\\' && (code < 0xd800 || code > 0xdfff)
    if (way === 0 && isBare) return unit
    return SHORT.get(unit) ?? (isBare ? unit : `\\u${hex}`)
  })
  return `"${escaped.join('')}"`
}

/** Texts of which many nearly are data URLs. */
const odd = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'data:',
        'DATA:',
        'image/png',
        ';base64',
        ',',
        ' blue, red',
        '=',
        '\\',
        '"',
        '\n'
      ),
      fc.string({ unit: 'binary', maxLength: 6 })
    ),
    { maxLength: 6 }
  )
  .map((parts) => parts.join(''))
  .filter((text) => !/^data:(image\/|[^,]*;\s*base64,)/i.test(text))

const ways = fc.array(fc.nat(3), { minLength: 1, maxLength: 9 })

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

  test('are read as any program writes them, and texts that only begin like them as JSON.parse does', async ({
    assert,
  }) => {
    const value = fc.record({
      texts: fc.array(odd, { maxLength: 4 }),
      head: fc.constantFrom('data:image/svg+xml', 'data:image/png;charset=utf-8', 'data:'),
      bytes: fc.uint8Array({ maxLength: 90 }),
      line: fc.integer({ min: 1, max: 80 }),
      break: fc.constantFrom('', '\n', '\r\n', ' '),
      ways,
      size: fc.integer({ min: 1, max: 50 }),
    })
    await fc.assert(
      fc.asyncProperty(value, async (it) => {
        const lines = Buffer.from(it.bytes)
          .toString('base64')
          .match(new RegExp(`.{1,${it.line}}`, 'g'))
        const url = `${it.head};base64,${(lines ?? []).join(it.break)}`
        const strings = [...it.texts, url].map((text) => written(text, it.ways))
        const { body, files } = await read(`[${strings.join(' , ')}]`, it.size)
        const { path } = firstOf(files.values())
        assert.deepEqual((body as string[]).slice(0, -1), it.texts)
        assert.deepEqual(JSON.parse(strings.at(-1)!), url)
        assert.isTrue((await readFile(path)).equals(it.bytes))
      }),
      { numRuns: 400 }
    )
  })

  test('{text} is refused')
    .with([
      { text: '{"a":', status: 400 },
      { text: '{"a":"data:image/png;base64,AAAA', status: 400 },
      { text: '{"a":"data:image/png;base64,<p>"}', status: 400 },
      { text: '{"a":"data:image/png,hello"}', status: 400 },
      { text: '{"a":"data:image/png;base64,AAAAA"}', status: 400 },
      { text: '{"a":"data:image/png;base64,AA==AAAA"}', status: 400 },
      { text: '{"a":"data:image/png;base64,AAAA=="}', status: 400 },
      { text: '{"a":"data:image/png;base64,AA\\x41"}', status: 400 },
      { text: '{"a":"data:image/png;base64,AAAA\nAAAA"}', status: 400 },
      { text: '{"a":"data:\\x"}', status: 400 },
    ])
    .run(async ({ assert }, { text, status }) => {
      const error = await read(text).catch((reason: unknown) => reason)
      assert.instanceOf(error, AppError)
      assert.equal((error as AppError).status, status)
    })

  test('more values, files or levels than allowed are refused while they come', async ({
    assert,
  }) => {
    const url = '"data:image/png;base64,AAAA"'
    const nested = '['.repeat(9)
    const bodies = [`[${'{},'.repeat(100)}`, `[${url},${url}`, nested, `["data:\\"",${nested}`]
    for (const text of bodies) await assert.rejects(() => read(text), /too_(large|deep)/)
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

  test('a byte order mark before the text is no part of it', async ({ assert }) => {
    for (const size of [1, 2, 7]) {
      assert.deepEqual((await read('\uFEFF{"a":"\uFEFFb"}', size)).body, { a: '\uFEFFb' })
    }
  })

  test('too much text and too large a body are refused while they come', async ({ assert }) => {
    const long = JSON.stringify({ a: 'x'.repeat(LIMITS.text) })
    await assert.rejects(() => read(long), 'too_large')
    const large = `{"a":"data:image/png;base64,${'A'.repeat(LIMITS.total)}"}`
    await assert.rejects(() => read(large, 1_000), 'too_large')
  })
})
