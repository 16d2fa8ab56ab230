import { test } from '@japa/runner'
import { readList } from '../../lists/read_list.js'

const A = 'https://shop.test/a.jpg'

const feed = (items: string) => `<rss version="2.0"><channel>${items}</channel></rss>`
const item = (id: number) =>
  `<item><g:id>${id}</g:id><g:title>Mug</g:title><g:image_link>${A}</g:image_link></item>`

/** Ten levels of ten times as many letters: three gigabytes, if anybody wrote them out. */
const LAUGHS = `<?xml version="1.0"?>
<!DOCTYPE lolz [
 <!ENTITY lol0 "lol">
${Array.from({ length: 9 }, (_, n) => ` <!ENTITY lol${n + 1} "${`&lol${n};`.repeat(10)}">`).join('\n')}
]>
${feed('<item><title>&lol9;</title></item>')}`

test.group('Feeds in XML', () => {
  test('one that is broken is refused with what is wrong and in which line: $said')
    .with([
      { source: `<rss>\n<item>\n<title>Mug</title>`, said: /<item> in line 3 .* not closed/ },
      { source: `<rss>\n<item></title></item></rss>`, said: /<item> in line 2 .* not closed/ },
      { source: feed('\n<item><title>Mug & cup</title></item>'), said: /Line 2 .*“&amp;”/ },
      {
        source: feed('<item><a><![CDATA[&]]></a><b>&lt;</b>\n<title>Mug & cup</title></item>'),
        said: /Line 2 .*“&amp;”/,
      },
      { source: feed('\n\n<item a></item>'), said: /not well-formed in line 3/ },
      { source: '\n\n<rss><item>', said: /<item> in line 3/ },
      { source: feed(`${'<a>'.repeat(40)}${'</a>'.repeat(40)}`), said: /too deeply in line 1/ },
      { source: '<html><body>Log in</body></html>', said: /no products in this XML/ },
      { source: LAUGHS, said: /DOCTYPE\) in line 13/ },
      { source: '<!DOCTYPE rss SYSTEM "file:///etc/passwd"><rss/>', said: /DOCTYPE\) in line 1/ },
    ])
    .run(({ assert }, { source, said }) => {
      assert.throws(() => readList(source), said)
    })

  test('elements are told as columns, and what the merchant says of them counts', ({ assert }) => {
    const source = feed(
      `<item><title>Mug</title><g:id>1</g:id><g:mpn>M-1</g:mpn><g:image_link>${A}</g:image_link></item>`
    )
    const { columns } = readList(source)
    assert.deepEqual(columns, [
      { heading: 'title', field: 'name', example: 'Mug' },
      { heading: 'id', field: 'sku', example: '1' },
      { heading: 'mpn', field: null, example: 'M-1' },
      { heading: 'image_link', field: 'photos', example: A },
    ])
    const chosen = [{ heading: 'mpn', field: 'sku' as const }]
    assert.equal(readList(source, { chosen }).lines[0]!.sku, 'M-1')
  })

  test('one with more products than may be is answered with one more, and as long as may be at once', ({
    assert,
  }) => {
    const many = Array.from({ length: 20_000 }, (_, n) => item(n)).join('')
    assert.lengthOf(readList(feed(many)).lines, 201)
    const empty = feed(`<item>${'<a/>'.repeat(450_000)}</item>`)
    assert.lengthOf(readList(empty).lines, 1)
    assert.throws(() => readList(feed(`<item ${'a="" '.repeat(300_000)}/>`)), /well-formed/)
  })
})
