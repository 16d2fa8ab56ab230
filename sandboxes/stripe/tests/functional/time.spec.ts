import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { paySession } from '../../actions/pay_session.js'
import { seedSandboxSubscription } from '../../actions/seed_subscription.js'
import { ensureCatalog } from '../../catalog.js'
import { passTime } from '../../jobs/pass_time.js'
import { monthAfter } from '../../objects/period.js'
import { newSession, sandboxClient } from '../sandbox_client.js'
import { makeMember } from '../sandbox_member.js'

const stripe = sandboxClient()

/** Changes a moment of an object, as if time had passed since. */
async function setMoment(id: string, path: string, at: number): Promise<void> {
  await sql(
    db.connection(),
    'update sandbox_objects set data = jsonb_set(data, ?::text[], to_jsonb(?::bigint)) where id = ?',
    [path, at, id]
  )
}

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds

test.group('Time in the sandbox', () => {
  test('a session that nobody paid expires', async ({ assert }) => {
    const late = await newSession(stripe)
    const open = await newSession(stripe)
    await setMoment(late.id, '{expires_at}', secondsAgo(1))
    await assert.rejects(() => paySession(late.id, 'succeeds'), /expired/)
    await passTime()
    assert.equal((await stripe.checkout.sessions.retrieve(late.id)).status, 'expired')
    assert.equal((await stripe.checkout.sessions.retrieve(open.id)).status, 'open')
    const { data } = await stripe.events.list({ type: 'checkout.session.expired' })
    const ids = data.map((event) => (event.data.object as { id: string }).id)
    assert.lengthOf(
      ids.filter((id) => id === late.id),
      1
    )
  })

  test('a month that has ended is renewed once', async ({ assert }) => {
    const { subscription: id } = await makeMember(stripe)
    await setMoment(id, '{items,data,0,current_period_end}', secondsAgo(1))
    await Promise.all([passTime(), passTime()])
    const { data } = await stripe.invoices.list({ subscription: id })
    assert.lengthOf(data, 2)
    const item = firstOf((await stripe.subscriptions.retrieve(id)).items.data)
    assert.isAbove(item.current_period_end, Date.now() / 1000)
  })

  test('a failed payment is tried again when its day has come', async ({ assert }) => {
    const member = await makeMember(stripe)
    await member.act('card', { card: 'fails_later' })
    await member.act('next-step')
    const invoice = firstOf(
      (await stripe.invoices.list({ subscription: member.subscription })).data
    )
    await passTime()
    assert.equal((await stripe.invoices.retrieve(invoice.id!)).attempt_count, 1)
    await setMoment(invoice.id!, '{next_payment_attempt}', secondsAgo(1))
    await passTime()
    assert.equal((await stripe.invoices.retrieve(invoice.id!)).attempt_count, 2)
  })

  test('months are counted from the first day', ({ assert }) => {
    const seconds = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' }).toUnixInteger()
    const anchor = seconds('2026-01-31T10:00:00')
    const ends: string[] = []
    let start = anchor
    for (let months = 0; months < 4; months++) {
      start = monthAfter(anchor, start)
      ends.push(DateTime.fromSeconds(start, { zone: 'utc' }).toISODate()!)
    }
    assert.deepEqual(ends, ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
  })

  test('a seeded subscription stands as if it had been paid, and nobody is told', async ({
    assert,
  }) => {
    await ensureCatalog()
    const trx = await db.transaction()
    const seeded = await seedSandboxSubscription(trx, {
      userId: 7,
      email: 'seeded@example.test',
      name: 'Ada',
    })
    await trx.commit()
    const subscription = await stripe.subscriptions.retrieve(seeded.subscriptionId)
    assert.equal(subscription.status, 'active')
    const period = subscription.items.data[0]!.current_period_end
    assert.equal(seeded.periodEnd.getTime(), period * 1000)
    const invoice = await stripe.invoices.retrieve(seeded.invoiceId)
    assert.equal(invoice.amount_paid, seeded.amountPaid)
    const deliveries = await sql(
      db.connection(),
      `select from sandbox_deliveries join sandbox_objects event on event.id = event_id
       where event.customer = ?`,
      [seeded.customerId]
    )
    assert.lengthOf(deliveries, 0)
  })
})
