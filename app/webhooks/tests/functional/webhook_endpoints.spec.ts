import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deleteAccount } from '#app/closure/actions/delete_account'
import { sql } from '#app/core/database/sql'
import { MAX_ENDPOINTS } from '#config/webhooks'
import { signInConfirmed } from '#tests/support/confirmed_session'
import { arrivedMail, countMails } from '#tests/support/mails'
import { signIn } from '#tests/support/sign_in'
import { trailOf } from '#tests/support/trail'
import { addEndpoint, endpointPage, ENDPOINTS, secretOf } from '#tests/support/webhooks'
import { URL_REFUSALS, WEBHOOK_ERRORS } from '../../messages/en/common.js'

const URL = 'https://shop.example.com/webhooks'
const fields = { url: URL, description: '', event_types: ['product.trained'] }

test.group('Endpoints of webhooks', () => {
  test('are added, changed, switched off and deleted', async ({ assert }) => {
    const visitor = await signIn()
    assert.deepEqual((await visitor.visit(ENDPOINTS)).props.endpoints, [])
    const id = await addEndpoint(visitor, URL, ['product.trained', 'product.trained'])
    const [listed] = (await visitor.visit(ENDPOINTS)).props.endpoints
    assert.deepInclude(listed, {
      id,
      url: URL,
      description: '',
      event_types: ['product.trained'],
      enabled: true,
      disabled_reason: null,
    })

    const changed = { ...fields, url: `${URL}/2`, description: 'Shop', enabled: false }
    const answer = await visitor.call('PUT', `${ENDPOINTS}/${id}`, { json: changed })
    assert.equal(answer.status, 303)
    const { endpoint, deliveries } = await endpointPage(visitor, id)
    assert.deepInclude(endpoint, {
      url: `${URL}/2`,
      description: 'Shop',
      enabled: false,
      disabled_reason: 'owner',
    })
    assert.deepEqual(deliveries, [])

    assert.equal((await visitor.call('DELETE', `${ENDPOINTS}/${id}`)).status, 303)
    assert.deepEqual((await visitor.visit(ENDPOINTS)).props.endpoints, [])
  })

  test('are told to their owner when they are added, moved or removed, not when they are renamed', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const { id: userId, email } = visitor.user
    const id = await addEndpoint(visitor, URL, ['product.trained'])
    const change = (json: object) => visitor.call('PUT', `${ENDPOINTS}/${id}`, { json })
    assert.equal((await change({ ...fields, description: 'Shop', enabled: true })).status, 303)
    assert.equal((await change({ ...fields, url: `${URL}/2`, enabled: true })).status, 303)
    assert.equal((await visitor.call('DELETE', `${ENDPOINTS}/${id}`)).status, 303)

    assert.deepEqual((await trailOf(userId)).slice(1), [
      'webhook_added',
      'webhook_moved',
      'webhook_removed',
    ])
    assert.equal(await countMails(email, 'security_event'), 3)
    assert.include((await arrivedMail(email, /another address/)).text, `${URL}/2`)
  })

  test('what is wrong is said beside its field', async ({ assert }) => {
    const visitor = await signIn()
    const refused = async (given: object) => {
      const response = await visitor.post(ENDPOINTS, { ...fields, ...given })
      assert.equal(response.status, 422)
      return (await response.json()).errors
    }
    const url = async (given: unknown) => (await refused({ url: given })).url[0]
    assert.equal(await url(undefined), 'Enter the address that events are sent to.')
    assert.equal(await url('shop'), URL_REFUSALS.incomplete)
    assert.equal(await url('http://shop.example.com'), URL_REFUSALS.http)
    assert.equal(await url('https://169.254.169.254/'), URL_REFUSALS.address)
    assert.match(await url(`https://shop.example.com/${'x'.repeat(2_000)}`), /2000 characters/)
    assert.deepEqual(await refused({ event_types: [] }), {
      event_types: ['Choose at least one event.'],
    })
    assert.containsSubset(Object.keys(await refused({ event_types: ['webhook.test'] })), [
      'event_types.0',
    ])
    assert.property(await refused({ description: 'a\u202Eb' }), 'description')
  })

  test('there are five at most, however many are added at once', async ({ assert }) => {
    const visitor = await signIn()
    await visitor.get('/sanctum/csrf-cookie')
    const answers = await Promise.all(
      Array.from({ length: MAX_ENDPOINTS + 2 }, () => visitor.post(ENDPOINTS, fields))
    )
    const refused = answers.filter(({ status }) => status === 422)
    assert.lengthOf(refused, 2)
    assert.deepEqual((await refused[0]!.json()).errors.url, [WEBHOOK_ERRORS.tooMany])
    assert.lengthOf((await visitor.visit(ENDPOINTS)).props.endpoints, MAX_ENDPOINTS)
  })

  test('are nobody else’s', async ({ assert }) => {
    const [owner, other] = [await signInConfirmed(), await signInConfirmed()]
    const id = await addEndpoint(owner, URL)
    const path = `${ENDPOINTS}/${id}`
    const calls = [
      other.get(path),
      other.get(`${path}/secret`),
      other.post(`${path}/secret`),
      other.post(`${path}/test`),
      other.post(`${path}/deliveries/1`),
      other.call('PUT', path, { json: { ...fields, enabled: true } }),
      other.call('DELETE', path),
    ]
    for (const { status } of await Promise.all(calls)) assert.equal(status, 404)
    assert.deepInclude((await endpointPage(owner, id)).endpoint, { url: URL })
  })

  test('have a secret of their own, which is kept encrypted and can be rolled', async ({
    assert,
  }) => {
    const visitor = await signInConfirmed()
    const id = await addEndpoint(visitor, URL)
    const first = await secretOf(visitor, id)
    assert.match(first, /^whsec_[A-Za-z0-9+/]{43}=$/)
    assert.notEqual(first, await secretOf(visitor, await addEndpoint(visitor, URL)))
    const revealed = await visitor.get(`${ENDPOINTS}/${id}/secret`)
    assert.equal(revealed.headers.get('cache-control'), 'private, no-store')
    const [row] = await sql<object>(
      db.connection(),
      'select * from webhook_endpoints where id = ?',
      [id]
    )
    assert.notInclude(JSON.stringify(row), first.slice(10, 30))
    assert.notInclude(JSON.stringify(await endpointPage(visitor, id)), 'whsec_')

    assert.equal((await visitor.post(`${ENDPOINTS}/${id}/secret`)).status, 303)
    assert.notEqual(await secretOf(visitor, id), first)
    const { endpoint } = await endpointPage(visitor, id)
    const hours = (Date.parse(endpoint.old_secret_until) - Date.now()) / 3_600_000
    assert.approximately(hours, 24, 0.1)
  })

  test('go with the account', async ({ assert }) => {
    const visitor = await signIn()
    const id = await addEndpoint(visitor, URL)
    await visitor.post(`${ENDPOINTS}/${id}/test`)
    await deleteAccount({ userId: visitor.user.id, deleteTeams: false })
    const left = await sql(
      db.connection(),
      `select 1 from webhook_endpoints where id = :id union all
       select 1 from webhook_deliveries where endpoint_id = :id union all
       select 1 from webhook_messages where user_id = :userId`,
      { id, userId: visitor.user.id }
    )
    assert.deepEqual(left, [])
  })
})
