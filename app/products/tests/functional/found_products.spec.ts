import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { foldText } from '#app/core/text/fold_text'
import { sql } from '#app/core/database/sql'
import { photosForm } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

async function add(visitor: Visitor, name: string): Promise<void> {
  await visitor.call('POST', '/products', { form: await photosForm(1, { name }) })
}

async function find(visitor: Visitor, search: string): Promise<string[]> {
  const response = await visitor.get(`/api/products/find?search=${encodeURIComponent(search)}`)
  const { products } = await response.json()
  return products.map(({ name }: { name: string }) => name)
}

test.group('Finding products by name', () => {
  test('answers one’s own, newest first, whatever the case and the signs', async ({ assert }) => {
    const visitor = await signIn()
    const other = await signIn()
    await add(visitor, 'Blue teapot')
    await add(visitor, '100% wool_scarf')
    await add(other, 'Foreign teapot')
    assert.deepEqual(await find(visitor, ''), ['100% wool_scarf', 'Blue teapot'])
    assert.deepEqual(await find(visitor, 'TEA'), ['Blue teapot'])
    assert.deepEqual(await find(visitor, '0% wool_'), ['100% wool_scarf'])
    assert.deepEqual(await find(visitor, '%'), ['100% wool_scarf'])
    assert.deepEqual(await find(visitor, 'nothing\u0000'), [])
    assert.equal((await new Visitor().get('/api/products/find')).status, 401)
  })

  test('finds accents in either encoding and without them, Turkish i and both spellings of umlauts', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const names = [
      'Café-Tasse'.normalize('NFD'),
      'Grüner Krug',
      'Gruener Topf',
      'İNCİ IŞIĞI',
      'हिन्दी कप',
    ]
    for (const name of names) await add(visitor, name)
    const [cafe, krug, topf, inci, hindi] = (await find(visitor, '')).toReversed()
    for (const search of ['café', 'cafe', 'CAFÉ'.normalize('NFD')]) {
      assert.deepEqual(await find(visitor, search), [cafe], search)
    }
    assert.deepEqual(await find(visitor, 'grün'), [topf, krug])
    assert.deepEqual(await find(visitor, 'gruen'), [topf, krug])
    assert.deepEqual(await find(visitor, 'grun'), [krug])
    for (const search of ['inci', 'INCI', 'ıncı', 'ışığı', 'isigi', 'i\u0307nci']) {
      assert.deepEqual(await find(visitor, search), [inci], search)
    }
    assert.deepEqual(await find(visitor, 'हिन्दी'), [hindi])
  })

  test('the database folds texts as the pages do', async ({ assert }) => {
    const texts = [
      'İIıi Ľł Øø Đđ ẞß Ææ Œœ',
      'ΟΔΟΣ ὁδός',
      'ЁЖ йод',
      'が\u304b\u3099 한글',
      '½ ﬁ ① Ａ',
    ]
    for (const text of texts) {
      const { folded } = firstOf(
        await sql<{ folded: string }>(db.connection(), 'select fold_text(?) as folded', [text])
      )
      assert.equal(folded, foldText(text))
    }
  })
})
