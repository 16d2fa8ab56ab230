import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { readText } from '../../components/read_text.js'
import { readList } from '../../lists/read_list.js'

const CDN = 'https://cdn.lamps.test/'
const at = (...names: string[]) => names.map((name) => `${CDN}${name}.jpg`)

/** The products of each list: line, SKU, name, description and photos. */
const LISTS: Record<string, unknown[][]> = {
  'shopify.csv': [
    [
      3,
      'LAMP-B',
      'Desk Lamp',
      'Walnut & brass,\n"turned by hand".\n40 cm',
      `${CDN}lamp-1.jpg?v=2`,
      ...at('lamp-2', 'lamp-3', 'lamp-brass', 'lamp-black'),
    ],
    [6, 'SHADE-1', 'Shade', '', ...at('shade')],
  ],
  'shopify-2025.csv': [[2, 'LAMP-B', 'Desk Lamp', 'Walnut', ...at('lamp-1', 'lamp-2')]],
  'woocommerce.csv': [
    [3, 'lamp', 'Desk Lamp', 'Long\ntext', ...at('lamp-1', 'lamp-2', 'lamp-brass')],
    [6, 'shade', 'Shade', 'Linen', ...at('shade')],
  ],
  'woocommerce-de.csv': [[3, 'leuchte', 'Leuchte', 'Lang', ...at('1', '2', 'm')]],
  'etsy.csv': [[2, 'LAMP-1', 'Desk Lamp', 'Turned by hand.', ...at('lamp-1', 'lamp-2')]],
  'google.tsv': [[2, 'L-1', 'Desk Lamp', 'A lamp', ...at('lamp-1', 'lamp-2', 'lamp-3')]],
  'meta.csv': [[2, 'L-1', 'Desk Lamp', 'A lamp', ...at('lamp-1', 'lamp-2', 'lamp-3')]],
  'bigcommerce.csv': [[2, 'LAMP-1', 'Desk Lamp', 'A lamp', ...at('lamp-1', 'lamp-2')]],
  'prestashop.csv': [[2, 'LAMP-1', 'Desk Lamp', 'A lamp', ...at('lamp-1', 'lamp-2')]],
  'bigcommerce-new.csv': [
    [2, 'LAMP-1', 'Desk Lamp', 'A lamp', ...at('lamp-1', 'lamp-2', 'lamp-black')],
    [6, 'SHADE-1', 'Shade', '', ...at('shade')],
  ],
  'squarespace.csv': [
    [2, 'LAMP-B', 'Desk Lamp', 'A lamp', ...at('lamp-1', 'lamp-2')],
    [4, 'SHADE-1', 'Shade', '', ...at('shade')],
  ],
  'wix.csv': [
    [
      2,
      'LAMP-1',
      'Desk Lamp',
      'A lamp',
      'https://static.wixstatic.com/media/a1b2c3_0f~mv2.jpg',
      'https://static.wixstatic.com/media/a1b2c3_1f~mv2_d_3000_2000_s_2.png',
    ],
    [5, 'SHADE-1', 'Shade', '', ...at('shade')],
  ],
  'wix-new.csv': [[2, 'LAMP-B', 'Desk Lamp', 'A lamp', ...at('lamp-1', 'lamp-2')]],
  'magento.csv': [[2, 'LAMP-1', 'Desk Lamp', 'A lamp', ...at('lamp-1', 'lamp-2')]],
  'google.xml': [
    [
      7,
      'L-1',
      'Desk Lamp & shade',
      'Walnut\n40 cm',
      ...at('lamp-1', 'lamp-2', 'lamp-3', 'lamp-black'),
    ],
    [31, 'S-1', 'Shade', 'Linen', ...at('shade')],
  ],
  'google-atom.xml': [[6, 'L-1', 'Desk Lamp', 'A lamp', ...at('lamp-1', 'lamp-2')]],
  'german.csv': [[2, 'L-1', 'Leuchte', 'Eine Leuchte', ...at('1', '2')]],
  'spanish.csv': [[2, 'L-1', 'Lámpara', 'Una lámpara', ...at('1')]],
  'polish.csv': [[2, 'L-1', 'Lampa', '', ...at('1')]],
  'separator-line.csv': [[3, 'L-1', 'Lamp, brass, tall', '', ...at('1')]],
  'carriage-returns.csv': [
    [2, 'L-1', 'Lamp, brass, oak, and felt, tall', '', ...at('1')],
    [3, 'L-2', 'Shade', '', ...at('2')],
  ],
  'pipes.csv': [[2, 'L-1', 'Lamp', '', ...at('1')]],
}

const fileOf = (name: string) => readFile(new URL(`../lists/${name}`, import.meta.url))

const told = (text: string, chosen: Parameters<typeof readList>[1] = {}) =>
  readList(text, chosen).lines.map(({ line, sku, name, description, addresses }) => [
    line,
    sku,
    name,
    description,
    ...addresses,
  ])

test.group('Lists as shops and spreadsheets write them', () => {
  test('{name} is read')
    .with(Object.keys(LISTS).map((name) => ({ name })))
    .run(async ({ assert }, { name }) => {
      const bytes = await fileOf(name)
      assert.deepEqual(told(await readText(new Blob([bytes]))), LISTS[name])
    })

  test('UTF-16 is read with and without a mark of byte order', async ({ assert }) => {
    const text = (await fileOf('shopify.csv')).toString()
    const little = Buffer.from(text, 'utf16le')
    const big = Buffer.from(little).swap16()
    const mark = [0xff, 0xfe]
    for (const bytes of [Buffer.concat([Buffer.from(mark), little]), little, big]) {
      assert.deepEqual(told(await readText(new Blob([bytes]))), LISTS['shopify.csv'])
    }
  })

  test('so is XML, whatever it says of its encoding, and in UTF-8 with a mark', async ({
    assert,
  }) => {
    const text = (await fileOf('google.xml')).toString()
    const little = Buffer.from(text, 'utf16le')
    const big = Buffer.from(little).swap16()
    const mark = [0xff, 0xfe]
    const utf8 = Buffer.from(`\uFEFF${text}`)
    for (const bytes of [Buffer.concat([Buffer.from(mark), little]), little, big, utf8]) {
      assert.deepEqual(told(await readText(new Blob([bytes]))), LISTS['google.xml'])
    }
  })

  test('what was guessed of each column is told, and what the merchant says counts', async ({
    assert,
  }) => {
    const text = (await fileOf('woocommerce.csv')).toString()
    const { columns } = readList(text)
    const used = columns.filter(({ field }) => field)
    assert.deepEqual(
      used.map(({ heading, field }) => `${heading}: ${field}`),
      [
        'ID: id',
        'SKU: sku',
        'Name: name',
        'Description: description',
        'Images: photos',
        'Parent: parent',
      ]
    )
    assert.deepInclude(columns[1], { heading: 'Type', field: null, example: 'variable' })

    const chosen = [
      { heading: 'id', field: 'sku' as const },
      { heading: 'Short description', field: 'description' as const },
      { heading: 'Images', field: 'photos' as const },
      { heading: 'Parent', field: null },
    ]
    const lines = told(text, { chosen })
    assert.deepEqual(lines[0], [
      3,
      '11',
      'Desk Lamp',
      'Short\nLong\ntext',
      ...at('lamp-1', 'lamp-2'),
    ])
    assert.lengthOf(lines, 4)
    const heading = 'Zdjęcie'
    const polish = (await fileOf('polish.csv')).toString()
    assert.deepEqual(told(polish, { chosen: [{ heading, field: null }] }), [
      [2, 'L-1', 'Lampa', ''],
    ])
  })

  test('a long list of one product, and descriptions of brackets alone, are read at once', ({
    assert,
  }) => {
    const rows = Array.from({ length: 40_000 }, (_, n) => `lamp,${CDN}${n}.jpg`).join('\n')
    const lamp = firstOf(readList(`handle,images\n${rows}`).lines)
    assert.lengthOf(lamp.addresses, 40_000)
    const brackets = `<p>${'<a'.repeat(900_000)}`
    const odd = firstOf(readList(`name,description,images\nLamp,${brackets},${CDN}1.jpg`).lines)
    assert.equal(odd.name, 'Lamp')
  })
})
