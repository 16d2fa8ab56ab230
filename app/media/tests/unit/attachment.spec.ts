import { test } from '@japa/runner'
import { attachment } from '../../serving/attachment.js'

test.group('Names of downloads', () => {
  test('a file that nobody names is saved as what it is', ({ assert }) => {
    assert.include(attachment(undefined, 'video/mp4'), 'filename="video.mp4"')
    assert.include(attachment('', 'image/png'), 'filename="picture.png"')
    assert.include(attachment('blue-mug-7', 'video/mp4'), 'filename="blue-mug-7.mp4"')
  })

  test("a name of any letters is a header that can be sent, and arrives as the file's name: {name}")
    .with([
      { name: 'Krug 𠮷野家', saved: 'Krug 𠮷野家.png', plain: 'Krug ____.png' },
      { name: 'mug🫖\ud83e\0\r\nX: y"; \\', saved: 'mugX y.png', plain: 'mugX y.png' },
      { name: 'كوب', saved: 'كوب.png', plain: '___.png' },
    ])
    .run(({ assert }, { name, saved, plain }) => {
      const header = attachment(name, 'image/png')
      assert.match(header, /^[\x20-\x7e]+$/)
      assert.include(header, `filename="${plain}"`)
      const [, encoded] = /filename\*=UTF-8''(\S+)$/.exec(header) ?? []
      assert.equal(decodeURIComponent(encoded ?? encodeURIComponent(plain)), saved)
    })

  test('a table is saved as one', ({ assert }) => {
    assert.equal(attachment('credits', 'text/csv'), 'attachment; filename="credits.csv"')
  })
})
