import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import { emailField } from '#app/accounts/emails/email_field'
import { oneLine } from '../../http/readable.js'
import {
  codeField,
  fileNameField,
  nameField,
  readText,
  wordsField,
} from '../../validation/text_fields.js'

const DECEIVING = ['Tasse \u202egpj.exe', 'Mug\u2066 50 %\u2069', 'a\u202Ab\u202C']
const WHOLE = ['Ana 👩‍💻 Müller', '👨‍👩‍👧', 'می‌خواهم', 'فريق']
const BROKEN = ['Mug \ud83d', '\ude00 mug', 'Mu\u0000g']

const fields = vine.create({
  name: nameField(30).optional(),
  words: wordsField(30).optional(),
  file: fileNameField(30).optional(),
  code: codeField(30).optional(),
  email: emailField().optional(),
})

/** What is kept of a field; null where it is refused. */
async function kept(field: string, value: string): Promise<string | null> {
  const [error, output] = await fields.tryValidate({ [field]: value })
  return error ? null : (output as Record<string, string>)[field]!
}

test.group('Text fields', () => {
  test('names keep what shapes letters and refuse what deceives', async ({ assert }) => {
    for (const name of WHOLE) assert.equal(await kept('name', name), name)
    for (const name of [...DECEIVING, ...BROKEN, '\u200d'])
      assert.isNull(await kept('name', name), JSON.stringify(name))
    assert.equal(await kept('name', '🎄'.repeat(30)), '🎄'.repeat(30))
    assert.isNull(await kept('name', '🎄'.repeat(31)))
  })

  test('words lose what cannot be stored, and keep their lines', async ({ assert }) => {
    assert.equal(await kept('words', ' Mug \ud83d'), 'Mug')
    assert.equal(await kept('words', 'Mu\u0000g\n\ttwo'), 'Mug\n\ttwo')
    for (const words of WHOLE) assert.equal(await kept('words', words), words)
  })

  test('names of files are cleaned, so that nobody has to rename one', async ({ assert }) => {
    assert.equal(await kept('file', 'Tasse \u202egpj.exe'), 'Tasse gpj.exe')
    assert.equal(await kept('file', 'a\u0000b\n👩‍💻.jpg'), 'ab 👩‍💻.jpg')
  })

  test('what programs read is taken to the letter or refused', async ({ assert }) => {
    assert.equal(await kept('code', ' a\tb '), ' a\tb ')
    for (const code of BROKEN) assert.isNull(await kept('code', code))
  })

  test('addresses have no joiners', async ({ assert }) => {
    const refused = ['zw@exam\u200cple.test', 'zw@exam\u200dple.test', 'a@می‌خواهم.test']
    for (const email of [...refused, 'z\u200dw@example.test', 'a@exa\u0000mple.test'])
      assert.isNull(await kept('email', email), JSON.stringify(email))
    assert.equal(await kept('email', 'Ada@Bücher.test'), 'ada@xn--bcher-kva.test')
  })

  test('a search is on one line, whole and short, whatever is sent', ({ assert }) => {
    assert.equal(readText(' a\u0000b\r\n\u202ec\ud800 ', 10), 'ab c')
    assert.equal(readText('🎄'.repeat(20), 3), '🎄🎄🎄')
    assert.equal(readText({ $ne: 1 }, 3), '')
  })

  test('a name in a sentence turns nothing around and keeps its joiners', ({ assert }) => {
    for (const name of WHOLE) assert.equal(oneLine(name), name)
    assert.equal(oneLine('\u202eAda\n\u0000 B'), 'Ada B')
  })
})
