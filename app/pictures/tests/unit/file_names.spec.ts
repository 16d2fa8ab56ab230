import { parse } from 'content-disposition'
import { test } from '@japa/runner'
import { attachment } from '#app/media/serving/attachment'
import { fileNameOf, longFileNameOf } from '../../file_name.js'

/** The name that a browser saves a file under. */
const saved = (name: string, mime = 'application/zip') =>
  parse(attachment(name, mime)).parameters.filename!

const bytesOf = (text: string) => Buffer.byteLength(text)

test.group('Names of files', () => {
  test('keep the letters of all scripts with their marks', ({ assert }) => {
    assert.equal(fileNameOf('हिन्दी कप', 7), 'हिन्दी-कप-7')
    assert.equal(fileNameOf('ไม้เก้าอี้', 7), 'ไม้เก้าอี้-7')
    assert.equal(fileNameOf('می‌خواهم', 7), 'می‌خواهم-7')
    assert.equal(fileNameOf('Café'.normalize('NFD'), 7), 'café-7')
    assert.equal(fileNameOf('İnci Tabak', 7), 'inci-tabak-7')
    assert.equal(fileNameOf('🫖', 7), 'product-7')
    assert.equal(saved('हिन्दी कप'), 'हिन्दी कप.zip')
    assert.equal(saved('Café'.normalize('NFD')), 'Café.zip')
  })

  test('are cut between whole signs, short enough for file systems', ({ assert }) => {
    const names = ['क्षि'.repeat(60), 'é'.normalize('NFD').repeat(120), '한'.repeat(120)]
    const ends = new Set(['क्षि', 'é', '한'])
    const segmenter = new Intl.Segmenter()
    for (const name of names) {
      const stems = [fileNameOf(name, 1).replace('-1', ''), saved(name).replace('.zip', '')]
      for (const stem of [...stems, longFileNameOf('Mug', name, 1).slice(4, -2)]) {
        assert.isAtMost(bytesOf(stem), 200)
        assert.isTrue(
          [...segmenter.segment(stem)].every(({ segment }) => ends.has(segment)),
          stem
        )
      }
      assert.isAtMost(bytesOf(longFileNameOf(name, name, 1)), 200)
    }
    assert.equal(
      longFileNameOf('Mug', 'on a marble table, soft light', 2),
      'mug-on-a-marble-table-soft-light-2'
    )
    const long = longFileNameOf('Mug', `${'soft '.repeat(11)}morning light`, 2)
    assert.equal(long, `mug${'-soft'.repeat(11)}-2`)
  })

  test('are none that Windows keeps for itself, nor end or begin with dots', ({ assert }) => {
    assert.equal(saved('CON'), 'CON_.zip')
    assert.equal(saved('aux.spring'), 'aux_.spring.zip')
    assert.equal(saved('com1'), 'com1_.zip')
    assert.equal(saved('Console'), 'Console.zip')
    assert.equal(saved('..Spring. .'), 'Spring.zip')
    assert.equal(saved('...'), 'picture.zip')
  })

  test('lose an extension, but no fraction', ({ assert }) => {
    assert.equal(saved('Jug 1.5l', 'image/png'), 'Jug 1.5l.png')
    assert.equal(saved('Spring v.2', 'application/zip'), 'Spring v.2.zip')
    assert.equal(saved('mug.JPEG', 'image/png'), 'mug.png')
  })
})
