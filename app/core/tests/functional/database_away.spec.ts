import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { makeToken } from '#tests/support/api_tokens'
import { signInConfirmed } from '#tests/support/confirmed_session'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

interface Pool {
  max: number
  acquireTimeoutMillis: number
}

/** The part of knex that hands out connections; its types do not have it. */
interface ConnectionSource {
  pool: Pool
  acquireConnection(): Promise<unknown>
  releaseConnection(connection: unknown): Promise<void>
}

/** Takes every connection there is, as when the database gives none, and hands out none for a moment. */
async function takeAllConnections(): Promise<() => Promise<void>> {
  const source: ConnectionSource = db.connection().getWriteClient().client
  const { pool } = source
  const held = await Promise.all(Array.from({ length: pool.max }, () => source.acquireConnection()))
  const patience = pool.acquireTimeoutMillis
  pool.acquireTimeoutMillis = 50
  return async () => {
    pool.acquireTimeoutMillis = patience
    for (const connection of held) await source.releaseConnection(connection)
  }
}

test.group('While the database does not answer', () => {
  test('pages and programs are told so, and who is signed in stays so', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const { plain } = await makeToken(visitor)
    const cookies = new Map(visitor.cookies)
    const giveBack = await takeAllConnections()
    const asked = Promise.all([
      visitor.get('/dashboard', { headers: { accept: 'text/html' } }),
      visitor.get('/api/tokens'),
      new Visitor().get('/api/v1/products', { headers: { authorization: `Bearer ${plain}` } }),
    ])
    await Promise.allSettled([asked])
    await giveBack()
    const [page, call, program] = await asked

    for (const { status, headers } of [page, call, program]) {
      assert.equal(status, 503)
      assert.isAbove(Number(headers.get('retry-after')), 0)
    }
    const html = await page.text()
    assert.include(html, 'shell/error')
    assert.include(html, 'Vitrine cannot answer right now.')
    assert.deepInclude(await call.json(), {
      code: 'unavailable',
      message:
        'Vitrine cannot answer right now. Nothing you saved is lost. Please try again shortly.',
    })
    assert.equal((await program.json()).error.code, 'unavailable')
    assert.equal(visitor.cookies.get('vitrine_session'), cookies.get('vitrine_session'))
    assert.equal((await visitor.get('/api/tokens')).status, 200)
  })

  test('a page of who was recognised before it went says so without asking it again', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const source: ConnectionSource = db.connection().getWriteClient().client
    const acquire = source.acquireConnection.bind(source)
    let asked = 0
    // The session and its user are read; then it goes.
    source.acquireConnection = () => {
      asked++
      if (asked <= 2) return acquire()
      return Promise.reject(Object.assign(new Error('none'), { name: 'KnexTimeoutError' }))
    }
    const page = await visitor
      .get('/dashboard', { headers: { accept: 'text/html' } })
      .finally(() => Reflect.deleteProperty(source, 'acquireConnection'))
    assert.equal(page.status, 503)
    assert.include(await page.text(), 'Vitrine cannot answer right now.')
    assert.equal((await visitor.get('/api/tokens')).status, 200)
  })
})
