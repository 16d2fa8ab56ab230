import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Stripe } from 'stripe'
import { stripe, webhookSecret } from '#app/billing/stripe/stripe_client'
import { sql } from '#app/core/database/sql'
import { goToPay, subscribe, untilHandled } from '#tests/support/billing/sandbox'
import { creditsOf } from '#tests/support/credits'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'

const URL = `http://${process.env.HOST}:${process.env.PORT}/webhooks/stripe`

interface Message {
  type?: string
  object?: object
  id?: string
  apiVersion?: string
}

function message({ type = 'customer.created', object = {}, id, apiVersion }: Message = {}): string {
  return JSON.stringify({
    id: id ?? `evt_${randomUUID()}`,
    object: 'event',
    type,
    api_version: apiVersion ?? Stripe.API_VERSION,
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: `obj_${randomUUID()}`, ...object } },
  })
}

interface Signing {
  secret?: string
  /** Seconds since it was signed. */
  age?: number
}

function sign(payload: string, { secret = webhookSecret(), age = 0 }: Signing = {}): string {
  const timestamp = Math.floor(Date.now() / 1000) - age
  return stripe().webhooks.generateTestHeaderString({ payload, secret, timestamp })
}

async function send(body: string, signature: string | null = sign(body)): Promise<number> {
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' }
  if (signature !== null) headers['stripe-signature'] = signature
  const response = await fetch(URL, { method: 'POST', headers, body })
  await response.arrayBuffer()
  return response.status
}

function stored(id: string): Promise<{ status: string; type: string; error: string | null }[]> {
  return sql(db.connection(), 'select * from webhook_events where id = ?', [id])
}

const idOf = (body: string): string => JSON.parse(body).id

test.group('Webhooks', () => {
  test('what was not signed with our secret, or was changed, or is old, is refused and not kept', async ({
    assert,
  }) => {
    const body = message()
    const forged = [
      sign(body, { secret: 'whsec_guessed' }),
      sign(body, { age: 301 }),
      sign(body.replace('customer.created', 'invoice.paid')),
      sign(body).replace('v1=', 'v0='),
      't=abc,v1=def',
      '',
      null,
    ]
    for (const signature of forged) assert.equal(await send(body, signature), 400)
    assert.lengthOf(await stored(idOf(body)), 0)
    assert.equal(await send(body, sign(body, { age: 290 })), 200)
    assert.lengthOf(await stored(idOf(body)), 1)
  })

  test('signed nonsense is refused', async ({ assert }) => {
    for (const body of ['', 'null', '{', '[]', '{"id":1}', '{"id":"evt_1","type":"x"}']) {
      assert.equal(await send(body), 400, body)
    }
  })

  test('a message of a type that we do not need is kept and left alone', async ({ assert }) => {
    const body = message({ type: 'radar.early_fraud_warning.created' })
    assert.equal(await send(body), 200)
    assert.equal((await stored(idOf(body)))[0]!.status, 'ignored')
  })

  test('of many at once each is kept once, and one that cannot be stored harms no other', async ({
    assert,
  }) => {
    const type = 'radar.early_fraud_warning.created'
    const bodies = Array.from({ length: 40 }, () => message({ type }))
    // PostgreSQL has no place for this character.
    const unstorable = message({ type, object: { id: 'issfr_\u0000' } })
    const all = [...bodies.slice(0, 20), unstorable, ...bodies, unstorable]
    const answers = await Promise.all(all.map((body) => send(body)))
    for (const [index, body] of all.entries()) {
      assert.equal(answers[index], body === unstorable ? 400 : 200)
    }
    for (const body of bodies) assert.lengthOf(await stored(idOf(body)), 1)
    assert.lengthOf(await stored(idOf(unstorable)), 0)
  })

  test('messages leave no sessions behind', async ({ assert }) => {
    const count = () => sql(db.connection(), 'select count(*) from sessions')
    const before = await count()
    await send(message())
    await send(message(), 'forged')
    assert.deepEqual(await count(), before)
  })

  test('another API version is taken, since a message only says where to look', async ({
    assert,
  }) => {
    const body = message({ apiVersion: '2020-08-27' })
    assert.equal(await send(body), 200)
  })

  test('up to half a megabyte is read, more is refused', async ({ assert }) => {
    const large = message({ object: { text: 'x'.repeat(500 * 1024) } })
    assert.equal(await send(large), 200)
    const tooLarge = message({ object: { text: 'x'.repeat(512 * 1024) } })
    assert.equal(await send(tooLarge), 413)
    assert.lengthOf(await stored(idOf(tooLarge)), 0)
    // Of values without end it takes few bytes to exhaust the memory of who parses them.
    assert.equal(await send(message({ object: { many: Array(20_000).fill(0) } })), 413)
  })

  test('sent many times at once and again later it counts once', async ({ assert }) => {
    const visitor = await signIn()
    const { payment } = await subscribe(visitor, visitor.user.id)
    await untilHandled()
    const object = { id: payment.provider_id }
    const body = message({ type: 'invoice.paid', object })
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body)))
    assert.deepEqual(new Set(answers), new Set([200]))
    const others = Array.from({ length: 10 }, () => message({ type: 'invoice.paid', object }))
    await Promise.all(others.map((it) => send(it)))
    await untilHandled()
    assert.lengthOf(await stored(idOf(body)), 1)
    assert.equal(await creditsOf(visitor.user.id, 'image'), 105)
  })

  test('a message that claims more than the provider knows brings nothing', async ({ assert }) => {
    const visitor = await signIn()
    const session = await goToPay(visitor)
    const object = {
      id: session,
      status: 'complete',
      payment_status: 'paid',
      amount_total: 1_000_000,
      metadata: { user_id: String(visitor.user.id), kind: 'pack' },
    }
    await send(message({ type: 'checkout.session.completed', object }))
    await untilHandled()
    assert.equal(await creditsOf(visitor.user.id, 'image'), 5)
  })

  test('what cannot be handled is tried again, with the reason kept', async ({ assert }) => {
    const body = message({ type: 'invoice.paid', object: { id: 'in_unknown' } })
    assert.equal(await send(body), 200)
    const event = await until(async () => (await stored(idOf(body))).find(({ error }) => error))
    assert.equal(event.status, 'pending')
    assert.match(event.error!, /in_unknown/)
    await sql(db.connection(), `update webhook_events set status = 'ignored' where id = ?`, [
      idOf(body),
    ])
  })
})
