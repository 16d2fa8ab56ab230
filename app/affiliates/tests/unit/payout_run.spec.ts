import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { monthDue, nextPayouts } from '#app/affiliates/payouts/month_of_payouts'
import { nextStatus } from '#app/affiliates/payouts/payout_outcome'
import { runMonth } from '#app/affiliates/payouts/run_month'
import { runPayouts } from '#app/affiliates/payouts/run_payouts'
import { pageLinks } from '#app/affiliates/transformers/page_links'
import { withLocale } from '#app/i18n/current_locale'
import { sql } from '#app/core/database/sql'
import {
  balanceOf,
  BROKEN_AFFILIATES,
  createPayee,
  earn,
  payoutsOf,
  takeBack,
} from '#tests/support/payee'

const at = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' })

const amountsOf = async (id: number) => (await payoutsOf(id)).map(({ amount }) => amount)

test.group('A run of payouts', (group) => {
  group.each.teardown(async () => {
    const broken = await sql(db.connection(), BROKEN_AFFILIATES)
    if (broken.length > 0) throw new Error(`Balances do not add up: ${JSON.stringify(broken)}`)
  })

  test('pays all that is available from $50, and nobody below', async ({ assert }) => {
    const [enough, tooFew] = [await createPayee(), await createPayee()]
    await earn(enough.affiliateId, 5_000)
    await earn(tooFew.affiliateId, 4_999)
    const planned = await runPayouts({ dryRun: true })
    assert.deepInclude(planned, {
      affiliateId: enough.affiliateId,
      paypalEmail: enough.paypalEmail,
      amount: 5_000,
    })
    assert.deepEqual(await payoutsOf(enough.affiliateId), [])
    await runPayouts()
    assert.deepEqual(await amountsOf(enough.affiliateId), [5_000])
    assert.equal(await balanceOf(enough.affiliateId), 0)
    assert.deepEqual(await amountsOf(tooFew.affiliateId), [])
    assert.equal(await balanceOf(tooFew.affiliateId), 4_999)
  })

  test('leaves out what was earned too recently, and takes off at once what was taken back', async ({
    assert,
  }) => {
    const { affiliateId } = await createPayee()
    await earn(affiliateId, 8_000)
    await earn(affiliateId, 3_000, 12)
    await takeBack(affiliateId, 1_000)
    await runPayouts()
    assert.deepEqual(await amountsOf(affiliateId), [7_000])
    assert.equal(await balanceOf(affiliateId), 3_000)
  })

  test('what is taken back of a commission that is held lowers nothing else', async ({
    assert,
  }) => {
    const { affiliateId } = await createPayee()
    await earn(affiliateId, 8_000)
    await earn(affiliateId, 3_000, 12)
    await takeBack(affiliateId, 3_000, 12)
    await runPayouts()
    assert.deepEqual(await amountsOf(affiliateId), [8_000])
    assert.equal(await balanceOf(affiliateId), 0)
  })

  test('pays nobody who is on hold or owes more than has come', async ({ assert }) => {
    const [held, owing] = [await createPayee(), await createPayee()]
    await earn(held.affiliateId, 9_000)
    await sql(
      db.connection(),
      `update affiliates set held_at = now(), held_reason = 'same card' where id = ?`,
      [held.affiliateId]
    )
    await earn(owing.affiliateId, 6_000)
    await takeBack(owing.affiliateId, 9_000)
    await earn(owing.affiliateId, 20_000, 5)
    await runPayouts()
    assert.deepEqual(await amountsOf(held.affiliateId), [])
    assert.deepEqual(await amountsOf(owing.affiliateId), [])
    await sql(
      db.connection(),
      'update affiliates set held_at = null, held_reason = null where id = ?',
      [held.affiliateId]
    )
    await runPayouts()
    assert.deepEqual(await amountsOf(held.affiliateId), [9_000])
  })

  test('makes one payout at a time, however many run at once', async ({ assert }) => {
    const payees = await Promise.all(Array.from({ length: 6 }, () => createPayee()))
    for (const { affiliateId } of payees) await earn(affiliateId, 12_345)
    await Promise.all([runPayouts(), runPayouts(), runPayouts()])
    for (const { affiliateId } of payees) {
      assert.deepEqual(await amountsOf(affiliateId), [12_345])
      await earn(affiliateId, 7_000)
    }
    await runPayouts()
    for (const { affiliateId } of payees) {
      assert.deepEqual(await amountsOf(affiliateId), [12_345])
      assert.equal(await balanceOf(affiliateId), 7_000)
    }
  })

  test('of a month is made once, also when it was broken off', async ({ assert }) => {
    const day = at('2031-03-01T06:10')
    const { affiliateId } = await createPayee()
    await sql(db.connection(), `insert into payout_runs (month) values ('2031-03-01')`)
    await earn(affiliateId, 5_000)
    await runMonth(day)
    assert.deepEqual(await amountsOf(affiliateId), [5_000])
    await sql(
      db.connection(),
      `update payouts set status = 'completed', ended_at = now() where affiliate_id = ?`,
      [affiliateId]
    )
    await earn(affiliateId, 6_000)
    await runMonth(day.plus({ days: 3 }))
    assert.deepEqual(await amountsOf(affiliateId), [5_000])
    await runMonth(day.plus({ months: 1 }))
    assert.deepEqual(await amountsOf(affiliateId), [5_000, 6_000])
  })

  test('is due on the first of the month', ({ assert }) => {
    assert.equal(monthDue(at('2026-03-01T05:59')), '2026-02-01')
    assert.equal(monthDue(at('2026-03-01T06:00')), '2026-03-01')
    assert.equal(monthDue(at('2026-03-31T23:59')), '2026-03-01')
    assert.equal(monthDue(at('2026-01-01T00:00')), '2025-12-01')
    assert.equal(nextPayouts(at('2026-03-01T05:59')).toISO(), at('2026-03-01T06:00').toISO())
    assert.equal(nextPayouts(at('2026-12-01T06:00')).toISO(), at('2027-01-01T06:00').toISO())
    assert.equal(nextPayouts(at('2026-01-31T09:00')).toISO(), at('2026-02-01T06:00').toISO())
  })
})

test.group('What is said of a payout', () => {
  test('counts in any order: what failed stays so, what arrived fails only when it came back', ({
    assert,
  }) => {
    assert.equal(nextStatus('pending', 'UNCLAIMED'), 'pending')
    assert.equal(nextStatus('pending', 'ONHOLD'), 'pending')
    assert.equal(nextStatus('pending', 'a word of next year'), 'pending')
    assert.equal(nextStatus('pending', 'SUCCESS'), 'completed')
    assert.equal(nextStatus('completed', 'UNCLAIMED'), 'completed')
    assert.equal(nextStatus('completed', 'FAILED'), 'completed')
    assert.equal(nextStatus('completed', 'REFUNDED'), 'failed')
    assert.equal(nextStatus('failed', 'SUCCESS'), 'failed')
    for (const word of ['FAILED', 'DENIED', 'CANCELED', 'BLOCKED', 'RETURNED', 'REVERSED']) {
      assert.equal(nextStatus('pending', word), 'failed', word)
    }
  })
})

test.group('Links to pages', () => {
  const labels = (page: number, pages: number) =>
    pageLinks('/p', page, pages).map(({ label, url, active }) =>
      active ? `[${label}]` : url === null ? `(${label})` : label
    )

  test('name the page that is shown and grey out what leads nowhere', ({ assert }) => {
    assert.deepEqual(labels(1, 3), ['(Previous)', '[1]', '2', '3', 'Next'])
    assert.deepEqual(labels(3, 3), ['Previous', '1', '2', '[3]', '(Next)'])
    assert.deepEqual(labels(6, 12), [
      ...['Previous', '1', '(...)', '4', '5', '[6]', '7', '8', '(...)', '12', 'Next'],
    ])
    assert.equal(pageLinks('/p', 1, 3)[2]!.url, '/p?page=2')
    assert.deepEqual(
      withLocale('de', () => labels(1, 2)),
      ['(Zurück)', '[1]', '2', 'Weiter']
    )
  })
})
