import { test } from '@japa/runner'
import { firstOf, firstOnes } from '#app/core/elements'
import { ListUnreadable } from '../../lists/list_unreadable.js'
import { readList } from '../../lists/read_list.js'

const A = 'https://shop.test/a.jpg'
const B = 'https://shop.test/b.jpg?w=1,2'

const told = (text: string) =>
  readList(text).lines.map(({ line, sku, name, addresses }) => [line, sku, name, ...addresses])

test.group('Lists of products', () => {
  test('columns are found by their headings, in any order', ({ assert }) => {
    assert.deepEqual(told(`Photos,Weight,Title,SKU\n"${A} ${B}",3,"Mug, green",M-1\n`), [
      [2, 'M-1', 'Mug, green', A, B],
    ])
    assert.deepEqual(told(`sku,name,image_1,image_2\r\nM-1,Mug,${A},\r\nM-2,Cup,${A},"${B}"`), [
      [2, 'M-1', 'Mug', A],
      [3, 'M-2', 'Cup', A, B],
    ])
    const row = firstOf(readList(`name,description,photo url\nMug,A green mug.,${A}`).lines)
    assert.equal(row.description, 'A green mug.')
  })

  test('semicolons and tabs part columns as well, and a mark of byte order is no heading', ({
    assert,
  }) => {
    assert.deepEqual(told(`\uFEFFSKU;Name;Photos\nM-1;Mug;${A}|https://shop.test/c.jpg`), [
      [2, 'M-1', 'Mug', A, 'https://shop.test/c.jpg'],
    ])
    assert.deepEqual(told(`M-1\tMug\t${A}`), [[1, 'M-1', 'Mug', A]])
  })

  test('without headings the SKU and the name stand before the addresses', ({ assert }) => {
    assert.deepEqual(told(`M-1,Mug,${A}\n\nCup,${A}`), [
      [1, 'M-1', 'Mug', A],
      [3, '', 'Cup', A],
    ])
    assert.deepEqual(told(`M-1,Mug,${A};${A}?2;${A}?3;${A}?4`), [
      [1, 'M-1', 'Mug', A, `${A}?2`, `${A}?3`, `${A}?4`],
    ])
  })

  test('addresses alone are products that are called like their files', ({ assert }) => {
    assert.deepEqual(told(`https://shop.test/p/green%20desk-lamp_1.jpg?w=9\n${A} ${A}`), [
      [1, '', 'green desk lamp 1', 'https://shop.test/p/green%20desk-lamp_1.jpg?w=9'],
      [2, '', 'a', A],
    ])
  })

  test('an address that holds commas is not taken apart', ({ assert }) => {
    const c = 'https://shop.test/w_400,h_300,c_fill/c.jpg'
    assert.deepEqual(told(`${B}\n${c}\n${B},${c}\nMug,${c},${A}`), [
      [1, '', 'b', B],
      [2, '', 'c', c],
      [3, '', 'b', B, c],
      [4, '', 'Mug', c, A],
    ])
    assert.deepEqual(told(`name,photos\nMug,${B}\nCup,${A},${c}\nJar,${A},`), [
      [2, '', 'Mug', B],
      [3, '', 'Cup', A, c],
      [4, '', 'Jar', A],
    ])
    const [, wrong] = firstOnes(readList(`${A}\n${A},not an address`).lines, 2)
    assert.include(wrong.addresses, 'not')
  })

  test('no more is read than shows that there are too many products', ({ assert }) => {
    const list = `name,photos\n,\n${`Mug,${A}\n`.repeat(7)}"never closed`
    assert.deepEqual(
      readList(list, { most: 5 }).lines.map(({ line }) => line),
      [3, 4, 5, 6, 7, 8]
    )
    assert.throws(() => readList(list, { most: 7 }))
    assert.lengthOf(readList(`${A}\n`.repeat(7), { most: 5 }).lines, 6)
  })

  test('a line of marks alone is read at once', ({ assert }) => {
    const row = firstOf(readList(`sku,name,photos\nM-1,Mug,"${A}${';'.repeat(400_000)}x"`).lines)
    assert.equal(row.sku, 'M-1')
  })

  test('what is no text is refused', ({ assert }) => {
    for (const text of ['s\0k\0u', 'sku,\uD800'])
      assert.throws(() => readList(text), /^This list cannot/)
  })

  test('a quotation mark that is never closed is told with its line', ({ assert }) => {
    assert.throws(
      () => readList(`sku,name,photos\nM-1,"Mug,${A}\n`),
      ListUnreadable as unknown as ErrorConstructor,
      /in line 2 is never closed/
    )
  })

  test('cells may span lines; nothing at all is an empty list', ({ assert }) => {
    assert.deepEqual(told(`name,photos\nMug,"${A}\n${B}"\nCup,${A}`), [
      [3, '', 'Mug', A, B],
      [4, '', 'Cup', A],
    ])
    assert.deepEqual(readList(' \n,,\n').lines, [])
  })
})
