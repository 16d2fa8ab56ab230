import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import {
  lateMessages,
  listFailingWork,
  listWaitingWork,
} from '#app/operator/queries/service_figures'
import { createMerchant } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'

const open = (headers: Record<string, string> = {}, query = '') =>
  fetch(`http://${process.env.HOST}:${process.env.PORT}/status${query}`, {
    headers: { accept: 'text/html', ...headers },
    redirect: 'manual',
  })

test.group('The page of how everything stands', () => {
  test('is there for everybody, for some seconds at most', async ({ assert }) => {
    const response = await open()
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('cache-control'), 'public, max-age=10')
    assert.isNull(response.headers.get('set-cookie'))
    assert.notInclude(response.headers.get('content-security-policy')!, 'nonce-')
    const html = await response.text()
    for (const name of ['Pages', 'Pictures', 'Videos', 'Training', 'Mails', 'Payments']) {
      assert.include(html, `>${name}</h2>`)
    }
    assert.match(html, /As of \w+ \d+, \d+:\d\d [AP]M UTC/)
    const german = await (await open({ 'accept-language': 'de' })).text()
    assert.include(german, '>Zahlungen</h2>')
    // It brings a cookie that is one visitor's own.
    const chosen = await open({}, '?language=es')
    assert.equal(chosen.headers.get('cache-control'), 'private, no-store')
    assert.include(await chosen.text(), '>Pagos</h2>')
  })

  test('opens for who is signed in while the database gives no session', async ({ assert }) => {
    const visitor = await signIn()
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const source = db.connection().getWriteClient().client
    source.acquireConnection = () =>
      Promise.reject(Object.assign(new Error('none'), { name: 'KnexTimeoutError' }))
    const response = await open({ cookie }).finally(() => {
      Reflect.deleteProperty(source, 'acquireConnection')
    })
    assert.equal(response.status, 200)
    assert.include(await response.text(), '>Pictures</h2>')
    assert.isNull(response.headers.get('set-cookie'))
  })

  test('goes by what waits of people with nothing else under way, and by failures of ours', async ({
    assert,
    cleanup,
  }) => {
    const { id: userId } = await createMerchant()
    const engine = `engine-${randomUUID()}`
    // Later than all that other tests do.
    await sql(
      db.connection(),
      `insert into generations (user_id, kind, engine, state, params, error_code, finished_at, deadline_at)
       values (:userId, 'reel', :engine, 'succeeded', '{}', null, now() + interval '2 hours', now()),
         (:userId, 'video', :engine, 'failed', '{}', 'service_away', now() + interval '1 hour', now()),
         (:userId, 'video', :engine, 'failed', '{}', 'service_away', now() + interval '3 hours', now()),
         (:userId, 'video', :engine, 'failed', '{}', 'provider_account', now() + interval '4 hours', now()),
         (:userId, 'video', :engine, 'failed', '{}', 'picture_damaged', now() + interval '5 hours', now())`,
      { userId, engine }
    )
    const event = `evt_${randomUUID()}`
    await sql(
      db.connection(),
      `insert into webhook_events (id, provider, type, payload, happened_at, received_at)
       values (?, 'stripe_test', 'invoice.paid', '{}', now(), now() - interval '12 minutes')`,
      [event]
    )
    cleanup(async () => {
      await sql(db.connection(), 'delete from generations where engine = ?', [engine])
      await sql(db.connection(), 'delete from webhook_events where id = ?', [event])
    })
    const films = (await listFailingWork()).find(({ service }) => service === 'films')
    assert.equal(films?.failed, 2)
    assert.closeTo(films!.since - Date.now() / 1000, 3 * 3600, 600)
    assert.isAtLeast(Date.now() / 1000 - (await lateMessages()).payments_since!, 11 * 60)

    const longAgo = Date.now() / 1000 - 4 * 24 * 3600
    const waits = async (priority: string, inBatch = false) => {
      const [{ id }] = (await sql<{ id: string }>(
        db.connection(),
        `insert into generations (user_id, kind, engine, state, params, deadline_at, created_at, in_batch)
         values (:userId, 'train', :engine, 'queued', '{}', now() + interval '1 hour', now() - interval '5 days', :inBatch)
         returning id`,
        { userId, engine, inBatch }
      )) as [{ id: string }]
      await sql(
        db.connection(),
        `insert into pgboss.job (id, name, priority, start_after) values (:id, 'generations', ${priority}, now() + interval '1 day')`,
        { id }
      )
      cleanup(async () => {
        await sql(db.connection(), 'delete from pgboss.job where id = ?', [id])
      })
      const waiting = await listWaitingWork()
      return waiting.some(({ service, since }) => service === 'training' && since < longAgo)
    }
    const asked = `(1767225600 - extract(epoch from now() - interval '5 days'))::int`
    assert.isFalse(await waits(`${asked} - 240`), 'behind others of their own')
    assert.isFalse(await waits(asked, true), 'of a batch')
    assert.isTrue(await waits(asked))
  })
})
