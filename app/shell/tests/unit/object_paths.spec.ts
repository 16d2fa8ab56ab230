import { test } from '@japa/runner'
import { cloneDeep, escape, get, has, isEqual, set, toPath } from '#app/shell/building/object_paths'

const props = () => ({
  images: [{ id: 1, tags: ['red', null] }],
  product: { 'name': 'Mug', 'made.of': 'clay' },
})

test.group('Values of pages and forms', () => {
  test('a copy shares nothing that changes, and files stay files', ({ assert }) => {
    const file = new File(['x'], 'mug.png')
    const value = { ...props(), file, none: undefined }
    const copy = cloneDeep(value)
    assert.deepEqual(copy, value)
    assert.strictEqual(copy.file, file)
    copy.images[0]!.tags.push('blue')
    assert.lengthOf(value.images[0]!.tags, 2)
  })

  test('values are equal when everything in them is', ({ assert }) => {
    assert.isTrue(isEqual(props(), props()))
    assert.isTrue(isEqual([Number.NaN, new Date(5)], [Number.NaN, new Date(5)]))
    const longer = props()
    longer.images[0]!.tags.push('blue')
    for (const [one, other] of [
      [props(), longer],
      [{ a: undefined }, { b: undefined }],
      [{ a: 1 }, { a: 1, b: undefined }],
      [[], {}],
      [null, {}],
      ['1', 1],
      [new File(['a'], 'a'), new File(['a'], 'a')],
    ]) {
      assert.isFalse(isEqual(one, other))
    }
  })

  test('paths lead through lists and objects', ({ assert }) => {
    assert.deepEqual(toPath('images[0].tags.1'), ['images', '0', 'tags', '1'])
    assert.equal(get(props(), 'images[0].tags.0'), 'red')
    assert.isUndefined(get(props(), 'images.4.id'))
    assert.equal(get(props().product, 'made.of'), 'clay')
    assert.isUndefined(get(null, 'images'))
    assert.isTrue(has(props(), 'images.0.tags.1'))
    assert.isFalse(has(props(), 'images.0.tags.1.name'))
    assert.isFalse(has(props(), 'toString'))
  })

  test('what is missing on the way to a value is made', ({ assert }) => {
    assert.deepEqual(set({}, 'rows[0].name', 'Mug'), { rows: [{ name: 'Mug' }] })
    assert.equal(set(props(), 'product.name', 'Cup').product.name, 'Cup')
    set({}, '__proto__.polluted', true)
    assert.isFalse('polluted' in {})
  })

  test('a title cannot become an element', ({ assert }) => {
    assert.equal(escape(`<b title="a">'&`), '&lt;b title=&quot;a&quot;&gt;&#39;&amp;')
  })
})
