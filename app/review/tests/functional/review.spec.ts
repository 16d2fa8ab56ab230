import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { createEmptyProduct, photo, publish } from '#tests/support/product'
import { createResult } from '#tests/support/result'
import { signIn } from '#tests/support/sign_in'

async function merchantWithResults(count: number) {
  const visitor = await signIn()
  const product = await createEmptyProduct(visitor.user.id)
  const ids: number[] = []
  const [picture, mask] = [await photo(40, 'png'), await photo(80, 'png')]
  for (let index = 0; index < count; index++) {
    ids.push(await createResult({ userId: visitor.user.id, productId: product.id, picture, mask }))
  }
  return { visitor, product, ids }
}

type Visitor = Awaited<ReturnType<typeof signIn>>

const decide = (visitor: Visitor, id: number, status: string | null) =>
  visitor.call('PUT', `/api/review/images/${id}`, { json: { status } })

const idsOf = (reviews: { image: { id: number } }[]) => reviews.map(({ image }) => image.id)

test.group('The review desk', () => {
  test('lists what is to be reviewed, newest first, and moves what is decided on', async ({
    assert,
  }) => {
    const { visitor, product, ids } = await merchantWithResults(3)
    await sql(
      db.connection(),
      'update generated_images set label_words = 5, label_words_read = 4 where id = ?',
      [ids[2]!]
    )
    const open = await visitor.visit(`/review/${product.id}`)
    assert.equal(open.component, 'review/show')
    assert.deepEqual(idsOf(open.props.reviews), [...ids].reverse())
    assert.deepEqual(open.props.counts, { open: 3, approved: 0, rejected: 0 })
    assert.equal(open.props.reviews[0].image.fidelity, 'Product unchanged')
    assert.deepEqual(open.props.reviews[0].image.label, { words: 5, read: 4 })

    const answer = await decide(visitor, ids[0]!, 'approved')
    assert.deepEqual(await answer.json(), { id: ids[0], status: 'approved' })
    assert.equal((await decide(visitor, ids[1]!, 'rejected')).status, 200)
    const approved = await visitor.visit(`/review/${product.id}?show=approved`)
    assert.deepEqual(idsOf(approved.props.reviews), [ids[0]])
    assert.deepEqual(approved.props.counts, { open: 1, approved: 1, rejected: 1 })
    const everything = await visitor.visit('/review')
    assert.deepEqual(idsOf(everything.props.reviews), [ids[2]])
    assert.deepInclude(everything.props.reviews[0].product, { id: product.id })
  })

  test('can count from an index alone', async ({ assert }) => {
    const trx = await db.transaction()
    try {
      await trx.rawQuery('set local enable_seqscan = off')
      await trx.rawQuery('set local enable_bitmapscan = off')
      // As if the table were large and vacuumed: only then an index spares the planner the rows.
      await trx.rawQuery(
        `select pg_restore_relation_stats('schemaname', 'public', 'relname', 'generated_images',
           'relpages', 100000, 'reltuples', 1e6::real, 'relallvisible', 100000)`
      )
      for (const [scope, index] of [
        ['user_id = 1', 'generated_images_review'],
        ['user_id = 1 and product_id = 1', 'generated_images_product_review'],
      ]) {
        const { rows } = await trx.rawQuery(
          `explain select review_status, count(*) from generated_images
           where ${scope} and deleted_at is null and not in_editor group by review_status`
        )
        assert.include(JSON.stringify(rows), `Index Only Scan using ${index} `)
      }
    } finally {
      await trx.rollback()
    }
  })

  test('keeps who decided and when; taken back it is to be reviewed again', async ({ assert }) => {
    const { visitor, ids } = await merchantWithResults(1)
    const stored = async () => {
      const [row] = await sql<{ status: string; by: number; at: Date }>(
        db.connection(),
        'select review_status as status, reviewed_by as by, reviewed_at as at from generated_images where id = ?',
        [ids[0]!]
      )
      return row
    }
    await decide(visitor, ids[0]!, 'approved')
    const first = await stored()
    assert.equal(first!.by, visitor.user.id)
    await decide(visitor, ids[0]!, 'approved')
    assert.deepEqual(await stored(), first, 'the same once more changes nothing')
    await decide(visitor, ids[0]!, null)
    assert.isNull((await stored())!.status)
    const { props } = await visitor.visit('/review')
    assert.deepEqual(props.counts, { open: 1, approved: 0, rejected: 0 })
  })

  test('a window that was opened before is told what another decided', async ({ assert }) => {
    const { visitor, product, ids } = await merchantWithResults(2)
    const other = await signIn(visitor.user)
    await decide(other, ids[0]!, 'rejected')
    const answer = await visitor.post('/api/review/decisions', {
      image_ids: ids,
      product_id: product.id,
    })
    assert.deepEqual(await answer.json(), {
      decisions: [
        { id: ids[0], status: 'rejected' },
        { id: ids[1], status: null },
      ],
      counts: { open: 1, approved: 0, rejected: 1 },
    })
  })

  test('shows and takes decisions on own pictures only', async ({ assert }) => {
    const { product, ids } = await merchantWithResults(1)
    await publish(product.id)
    const other = await signIn()
    const { props } = await other.visit(`/review/${product.id}`)
    assert.deepEqual(props.reviews, [])
    assert.equal((await decide(other, ids[0]!, 'approved')).status, 404)
    assert.equal((await decide(other, 0, 'approved')).status, 404)
    const { visitor } = await merchantWithResults(1)
    assert.equal((await decide(visitor, ids[0]!, 'perhaps')).status, 422)
  })

  test('hands out the approved for an export', async ({ assert }) => {
    const { visitor, product, ids } = await merchantWithResults(2)
    await decide(visitor, ids[1]!, 'approved')
    const answer = await (await visitor.get(`/api/review/approved/${product.id}`)).json()
    assert.deepEqual(idsOf(answer.reviews), [ids[1]])
    assert.isTrue(answer.is_all)
  })

  test('deletes rejected pictures, which can be brought back, and no others', async ({
    assert,
  }) => {
    const { visitor, product, ids } = await merchantWithResults(3)
    await decide(visitor, ids[0]!, 'rejected')
    const other = await signIn()
    const remove = async (by: Visitor, productId: number | null) => {
      const answer = await by.post('/api/review/delete-rejected', { product_id: productId })
      return (await answer.json()).deleted_ids
    }
    assert.deepEqual(await remove(other, product.id), [])
    const empty = await createEmptyProduct(visitor.user.id)
    assert.deepEqual(await remove(visitor, empty.id), [])
    assert.deepEqual(await remove(visitor, product.id), [ids[0]])
    assert.deepEqual(await remove(visitor, null), [])
    const { props } = await visitor.visit('/review')
    assert.deepEqual(idsOf(props.reviews), [ids[2], ids[1]])
    await visitor.post('/api/images/restore', { ids })
    const { props: after } = await visitor.visit('/review')
    assert.deepEqual(after.counts, { open: 2, approved: 0, rejected: 1 })
  })
})
