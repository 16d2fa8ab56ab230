import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { LineData, RowData } from '#app/imports/transformers/import_data'
import { firstOnes } from '#app/core/elements'
import { emptyAddresses } from '#tests/support/picture_addresses'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'
import type { Visitor } from '#tests/support/visitor'

const at = (name: string) => `https://pictures.test/${name}.jpg`

async function check(visitor: Visitor, list: string) {
  const answer = await visitor.post('/products/import/check', { list })
  const body = (await answer.json()) as { lines: LineData[]; message: string }
  return { status: answer.status, ...body }
}

async function start(visitor: Visitor, list: string, key = randomUUID()): Promise<number> {
  const answer = await visitor.post('/products/import', { key, list, name: 'spring.csv' })
  return ((await answer.json()) as { id: number }).id
}

/** The rows of an import once none is waiting. */
const ended = (visitor: Visitor, id: number): Promise<RowData[]> =>
  until(async () => {
    const { props } = await visitor.visit(`/products/imports/${id}`)
    return props.import.waiting === 0 && props.rows
  })

const productsOf = async (visitor: Visitor) => (await visitor.visit('/products')).props.products

test.group('Imports of products', (group) => {
  group.each.teardown(() => emptyAddresses.clear())

  test('a list becomes products with their photos, once', async ({ assert }) => {
    const visitor = await signIn()
    const list = `sku,name,description,photos\nM-1,Green mug,A mug.,${at('a')} ${at('b')}\n,Cup,,${at('c')}`
    const key = randomUUID()
    const id = await start(visitor, list, key)
    const rows = await ended(visitor, id)
    assert.deepEqual(
      rows.map(({ line, sku, state, photos_count: photos }) => [line, sku, state, photos]),
      [
        [2, 'M-1', 'done', 2],
        [3, '', 'done', 1],
      ]
    )
    const { props } = await visitor.visit(`/products/${rows[0]!.product_id}`)
    assert.deepInclude(props.product, {
      name: 'Green mug',
      sku: 'M-1',
      description: 'A mug.',
      is_public: false,
      input_images_count: 2,
    })
    assert.equal(props.product.input_images[0].original_name, 'a.jpg')

    assert.equal(await start(visitor, list, key), id)
    assert.deepEqual((await check(visitor, list)).lines[0]!.errors, [
      'You have a product with the SKU M-1 already.',
    ])
    assert.lengthOf(await productsOf(visitor), 2)

    const stranger = await signIn()
    assert.equal((await stranger.visit(`/products/imports/${id}`)).status, 404)
    assert.equal((await stranger.post(`/products/imports/${id}/retry`, {})).status, 404)
    assert.isEmpty((await check(stranger, list)).lines[0]!.errors)
  })

  test('a row whose photos cannot be had is kept, and made when they can', async ({ assert }) => {
    const visitor = await signIn()
    emptyAddresses.add(at('late')).add(at('later'))
    const list = `Mug,${at('a')}\nM-2,Cup,${at('b')},${at('late')},${at('later')}`
    const id = await start(visitor, list)
    const [, failed] = firstOnes(await ended(visitor, id), 2)
    assert.equal(
      failed.problem,
      `Photo 2: There is no picture at this address. (${at('late')}) 1 more photo could not be fetched.`
    )
    assert.lengthOf(await productsOf(visitor), 1)
    const { props } = await visitor.visit(`/products/import?from=${id}`)
    assert.equal(
      props.list,
      `sku,name,description,photos\nM-2,Cup,,${at('b')} ${at('late')} ${at('later')}\n`
    )

    emptyAddresses.clear()
    await visitor.post(`/products/imports/${id}/retry`, { row_id: failed.id })
    const [, made] = firstOnes(await ended(visitor, id), 2)
    assert.deepInclude(made, { state: 'done', problem: null })
    const { product } = (await visitor.visit(`/products/${made.product_id}`)).props
    assert.equal(product.input_images_count, 3)
    assert.lengthOf(await productsOf(visitor), 2)
  })

  test('photos come from public addresses only', async ({ assert }) => {
    const visitor = await signIn()
    const id = await start(
      visitor,
      ['http://127.0.0.1/a.jpg', 'http://169.254.169.254/b.jpg', 'http://localhost/c.jpg'].join(
        '\n'
      )
    )
    for (const { state, problem } of await ended(visitor, id)) {
      assert.equal(state, 'failed')
      assert.include(problem, 'Pictures are fetched from public addresses only.')
    }
    assert.isEmpty(await productsOf(visitor))
  })

  test('each line says what is wrong with it, and the others are imported', async ({ assert }) => {
    const visitor = await signIn()
    const many = Array.from({ length: 21 }, (_, n) => at(`p${n}`)).join(' ')
    const list = [
      'sku,name,photos',
      `M-1,Mug,${at('a')}`,
      'M-2,Cup,',
      `M-1,Mug again,${at('b')}`,
      'M-3,Bowl,ftp://pictures.test/c.jpg',
      `M-4,Plate,${many}`,
      `M-5,${'x'.repeat(121)},${at('d')}`,
      'M-6,Lamp,/l/a/lamp.jpg',
    ].join('\n')
    const { lines } = await check(visitor, list)
    assert.deepEqual(
      lines.map(({ line, errors }) => [line, ...errors]),
      [
        [2],
        [3, 'There is no photo address in this line.'],
        [4, 'The SKU M-1 is in line 2 already.'],
        [
          5,
          '“ftp://pictures.test/c.jpg” is not an address: it must begin with http:// or https://.',
        ],
        [6, 'This line has 21 photo addresses; a product takes at most 20 at once.'],
        [7, 'The name is longer than 120 characters.'],
        [
          8,
          '“/l/a/lamp.jpg” says only where the photo lies in your shop. Put your shop’s address before it, such as https://shop.example/media/catalog/product.',
        ],
      ]
    )
    const rows = await ended(visitor, await start(visitor, list))
    assert.deepEqual(
      rows.map(({ name, state }) => [name, state]),
      [['Mug', 'done']]
    )
  })

  test('what columns are read as is told, and corrected for the check and the import', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const list = `Handle,Title,Nickname,Image Src\nmug,Green mug,Gerda,${at('a')}\nmug,,,${at('b')}`
    const told = await (await visitor.post('/products/import/check', { list })).json()
    assert.deepEqual(told.columns.slice(1, 3), [
      { heading: 'Title', field: 'name', example: 'Green mug' },
      { heading: 'Nickname', field: null, example: 'Gerda' },
    ])
    const columns = [{ heading: 'Nickname', field: 'name' }]
    const body = { list, columns, key: randomUUID() }
    const corrected = await (await visitor.post('/products/import/check', body)).json()
    assert.equal(corrected.columns[1].field, null)
    const { id } = await (await visitor.post('/products/import', body)).json()
    const rows = await ended(visitor, id)
    assert.deepEqual(
      rows.map(({ line, name, photos_count: photos }) => [line, name, photos]),
      [[2, 'Gerda', 2]]
    )
    const odd = { list, columns: [{ heading: 'Title', field: 'price' }] }
    assert.equal((await visitor.post('/products/import/check', odd)).status, 422)
  })

  test('a list of as many products with as many long addresses as may be is read', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const long = (n: number) => at(`${n}?${'s'.repeat(460)}`)
    const addresses = Array.from({ length: 20 }, (_, n) => long(n)).join(' ')
    const { status, lines } = await check(visitor, `${addresses}\n`.repeat(200))
    assert.equal(status, 200)
    assert.lengthOf(lines, 200)
    assert.isTrue(lines.every((line) => line.photos_count === 20 && line.errors.length === 0))
  })

  test('a file with a long name is imported, its name shortened', async ({ assert }) => {
    const visitor = await signIn()
    const fields = { key: randomUUID(), list: at('a'), name: `${'n'.repeat(300)}.csv` }
    const { id } = await (await visitor.post('/products/import', fields)).json()
    const { props } = await visitor.visit(`/products/imports/${id}`)
    assert.equal(props.import.name, 'n'.repeat(200))
    await ended(visitor, id)
  })

  test('a list that is empty, too long or broken is refused in a sentence', async ({ assert }) => {
    const visitor = await signIn()
    const rows = Array.from({ length: 201 }, (_, n) => at(String(n))).join('\n')
    for (const [list, sentence] of [
      ['', 'Please paste a list or choose a file.'],
      ['sku,name,photos\n', 'Please paste a list or choose a file.'],
      [
        rows,
        'This list has more than 200 products, which is the most that go at once. Split it into several.',
      ],
      [
        'x'.repeat(2_000_001),
        'This list has more than 2,000,000 characters, which is the most that goes at once. Split it into several.',
      ],
      [
        '<!DOCTYPE rss [<!ENTITY a "aaaa">]><rss><item><title>&a;</title></item></rss>',
        'This XML declares a document type (DOCTYPE) in line 1, which is not taken. Remove it and try again.',
      ],
    ]) {
      const { status, message } = await check(visitor, list!)
      assert.equal(status, 422)
      assert.equal(message, sentence)
    }
    const none = await visitor.post('/products/import', { key: randomUUID(), list: 'Mug' })
    assert.equal(none.status, 422)
    assert.equal(
      (await none.json()).message,
      'No line can be imported. Correct the lines with errors first.'
    )
  })
})
