import { test } from '@japa/runner'
import { NewestCall } from '../../components/newest_call.js'
import { readText } from '../../components/read_text.js'

const read = (bytes: number[] | Buffer) => readText(new Blob([new Uint8Array(bytes)]))

test.group('Files with lists', () => {
  test('are read as spreadsheets save them', async ({ assert }) => {
    const text = 'sku,Größe'
    const little = Buffer.from(text, 'utf16le')
    const big = Buffer.from(little).swap16()
    assert.equal(await read(Buffer.from(text)), text)
    assert.equal(await read(Buffer.concat([Buffer.from([0xff, 0xfe]), little])), text)
    assert.equal(await read(Buffer.concat([Buffer.from([0xfe, 0xff]), big])), text)
    assert.equal(await read(Buffer.from(text, 'latin1')), text)
    assert.equal(await read([]), '')
    const xml = Buffer.from('<?xml version="1.0" encoding="iso-8859-2"?><a>\xb1</a>', 'latin1')
    assert.include(await read(xml), '<a>ą</a>')
  })

  test('only the answer to the newest check counts', ({ assert }) => {
    const checks = new NewestCall()
    const first = checks.begin()
    assert.isTrue(first())
    const second = checks.begin()
    assert.isFalse(first())
    assert.isTrue(second())
  })
})
