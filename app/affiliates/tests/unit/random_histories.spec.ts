import db from '@adonisjs/lucid/services/db'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { listBrokenAffiliateLedgers } from '#app/affiliates/queries/list_broken_affiliate_ledgers'
import { sql } from '#app/core/database/sql'
import { STEPS } from '#tests/support/affiliates/history'
import { createWorld, type World } from '#tests/support/affiliates/world'
import { countMails } from '#tests/support/mails'
import { BROKEN_AFFILIATES, payoutsOf } from '#tests/support/payee'
import { PaypalServer } from '#tests/support/paypal_server'

/** `AFFILIATE_HISTORIES=200` runs it at length. */
const HISTORIES = Number(process.env.AFFILIATE_HISTORIES ?? 8)
const STEPS_EACH = 70

/** What the database has of an affiliate, in the form of the reference. */
async function stored(affiliateId: number) {
  const [affiliate] = await sql<{ balance: number; sums: number[] }>(
    db.connection(),
    `select balance, array[clicks, registrations, paid_conversions, earnings]::int[] as sums
     from affiliates where id = ?`,
    [affiliateId]
  )
  const days = await sql<{ day: string; sums: number[] }>(
    db.connection(),
    `select to_char(day, 'YYYY-MM-DD') as day,
       array[sum(clicks), sum(registrations), sum(paid_conversions), sum(earnings)]::int[] as sums
     from affiliate_days where affiliate_id = ? group by affiliate_days.day`,
    [affiliateId]
  )
  return { ...affiliate, days: new Map(days.map(({ day, sums }) => [day, sums])) }
}

async function compare(assert: Assert, world: World) {
  for (const affiliate of world.model.affiliates) {
    const { balance, sums, days } = await stored(affiliate.id)
    const expected = world.model.sums(affiliate.id)
    assert.deepEqual(balance, world.model.balance(affiliate))
    assert.deepEqual(sums, expected.get('') ?? [0, 0, 0, 0])
    for (const day of new Set([...days.keys(), ...expected.keys()].filter(Boolean))) {
      assert.deepEqual(days.get(day) ?? [0, 0, 0, 0], expected.get(day) ?? [0, 0, 0, 0])
    }
  }
  await comparePayouts(assert, world)
  const broken = await listBrokenAffiliateLedgers()
  assert.deepEqual(
    broken.filter(({ code }) => world.codes.includes(code)),
    []
  )
}

async function comparePayouts(assert: Assert, { model, emails, paypal }: World) {
  for (const [index, affiliate] of model.affiliates.entries()) {
    const payouts = await payoutsOf(affiliate.id)
    assert.deepEqual(
      payouts.map(({ amount, status }) => ({ amount, status })),
      affiliate.payouts.map(({ amount, status }) => ({ amount, status }))
    )
    const sent = paypal.items.filter(({ receiver }) => receiver === emails[index])
    assert.lengthOf(new Set(sent.map((item) => item.sender_item_id)), sent.length)
    assert.isAtMost(sent.length, payouts.length)
    const failed = payouts.filter(({ status }) => status === 'failed').length
    assert.equal(await countMails(emails[index]!, 'payout_failed'), failed)
  }
  assert.deepEqual(await sql(db.connection(), BROKEN_AFFILIATES), [])
}

test('after whatever happens, in whatever order and however often, money and counts are what the reference says', async ({
  assert,
}) => {
  const paypal = await PaypalServer.start()
  let paid = 0
  try {
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (generate) => {
        const choose = (max: number) => generate(fc.nat, { max: Math.max(0, max) })
        const world = await createWorld(2, paypal)
        for (let step = 1; step <= STEPS_EACH; step++) {
          await STEPS[choose(STEPS.length - 1)]!(world, choose)
          if (step % 10 === 0) await compare(assert, world)
        }
        paid += world.model.affiliates.flatMap(({ payouts }) => payouts).length
      }),
      { numRuns: HISTORIES, endOnFailure: true }
    )
  } finally {
    paypal.stop()
  }
  // How many there are is up to chance: what is looked at is that histories without any do not pass for a test.
  assert.isAbove(paid, 0, 'payouts are part of histories')
}).timeout(60_000 + HISTORIES * 20_000)
