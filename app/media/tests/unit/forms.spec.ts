import { tmpdir } from 'node:os'
import { test } from '@japa/runner'
import fc from 'fast-check'
import type { BodyLimits } from '#config/bodies'
import { nestFields, readFields } from '../../intake/form_fields.js'
import { HeldBytes } from '../../intake/held_bytes.js'
import { readForm } from '../../intake/read_form.js'

const MB = 1024 * 1024
const HEADERS = { 'content-type': 'multipart/form-data; boundary=x' }
const LIST: BodyLimits = { text: 8 * MB, files: 0, total: 8 * MB, knownOnly: true }
const SENDER = { userId: 1, network: 'test' }

const part = (head: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`

async function* inPieces(text: string) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
}

/** Reads a form whose sender may hold `most` bytes of texts. */
async function read(text: string, limits = LIST, most = 100 * MB) {
  const counts = { account: most, network: most }
  const held = {
    files: new HeldBytes('f', SENDER, counts),
    texts: new HeldBytes('t', SENDER, counts),
    values: new HeldBytes('v', SENDER, counts),
  }
  try {
    return await readForm(HEADERS, inPieces(text), { limits, folder: tmpdir(), ...held })
  } finally {
    held.files.release()
    held.texts.release()
  }
}

test.group('Forms of parts', () => {
  test('count as what their sender holds, whether files may come or not', async ({ assert }) => {
    const form = part('name="list"', 'ä'.repeat(50_000))
    assert.equal((await read(`${form}--x--`)).textBytes, 100_004)
    for (const files of [0, 4]) {
      const refused = read(`${form}${form}--x--`, { ...LIST, files }, 150_000)
      await assert.rejects(() => refused, /too_much/)
    }
    // What is not whole yet is held as well.
    await assert.rejects(() => read(part('name="a"', 'x'.repeat(90_000)), LIST, 60_000), /too_much/)
  })

  test('nest their fields as encoded ones do, whatever they are called', ({ assert }) => {
    const name = fc.oneof(
      fc.constantFrom(
        'a',
        'a[]',
        'a[b]',
        'a[b][]',
        'a[0]',
        'a[1]',
        'a[3][c]',
        'a.b',
        '[]',
        'b[x].y',
        ''
      ),
      fc.constantFrom(
        '__proto__[a]',
        'toString',
        `a${'[a]'.repeat(9)}`,
        'a]=b',
        'a%5B%5D',
        '1',
        '0'
      ),
      fc.string({ unit: 'grapheme', maxLength: 5 })
    )
    const value = fc.string({ unit: 'grapheme', maxLength: 8 })
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 12 }), (fields) => {
        const encoded = fields.map((field) => field.map(encodeURIComponent).join('=')).join('&')
        assert.deepEqual(nestFields(fields), readFields(encoded))
      }),
      { numRuns: 300 }
    )
  })

  test('that break off within a file that nobody takes are refused, and nothing else breaks', async ({
    assert,
  }) => {
    const strays: unknown[] = []
    const note = (error: unknown) => strays.push(error)
    process.prependListener('uncaughtException', note)
    try {
      for (const head of ['name="a"; filename="a.jpg"', 'name="a"; filename=""']) {
        for (const files of [0, 4]) {
          if (files > 0 && head.includes('.jpg')) continue
          const half = part(head, 'x'.repeat(200_000)).slice(0, -4)
          await assert.rejects(() => read(half, { ...LIST, files }), /invalid_form/)
        }
      }
      const late = part('name="a"; filename="a.jpg"', 'x'.repeat(200_000))
      await assert.rejects(() => read(late, LIST, 100_000), /too_much/)
      await new Promise((resolve) => setImmediate(resolve))
      assert.isEmpty(strays)
    } finally {
      process.off('uncaughtException', note)
    }
  })
})
