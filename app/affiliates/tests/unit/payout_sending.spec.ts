import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { advanceBatch } from '#app/affiliates/payouts/advance_batch'
import { cancelTrials } from '#app/affiliates/payouts/cancel_trials'
import { openBatch } from '#app/affiliates/payouts/open_batch'
import { settlePayout } from '#app/affiliates/payouts/settle_payout'
import { sql } from '#app/shell/sql'
import { countMails } from '#tests/support/mails'
import {
  balanceOf,
  batchOf,
  BROKEN_AFFILIATES,
  createPayee,
  earn,
  makeDue,
  payoutsOf,
} from '#tests/support/payee'
import { PaypalServer } from '#tests/support/paypal_server'

/** New affiliates with so many cents each, and the batch that pays them all. */
async function openFor(cents: number[]) {
  const payees = await Promise.all(cents.map(() => createPayee()))
  for (const [at, { affiliateId }] of payees.entries()) await earn(affiliateId, cents[at])
  const ids = payees.map(({ affiliateId }) => affiliateId).toSorted((a, b) => a - b)
  await db.transaction((trx) => openBatch(trx, ids))
  const [payout] = await payoutsOf(payees[0].affiliateId)
  return { payees, batchId: payout.batch_id! }
}

const payoutOf = async (affiliateId: number) => (await payoutsOf(affiliateId)).at(-1)!

test.group('Sending payouts', (group) => {
  let server: PaypalServer
  group.each.timeout(30_000)
  group.each.setup(async () => {
    server = await PaypalServer.start()
    return () => server.stop()
  })
  group.each.teardown(async () => {
    const broken = await sql(db.connection(), BROKEN_AFFILIATES)
    if (broken.length > 0) throw new Error(`Balances do not add up: ${JSON.stringify(broken)}`)
  })

  async function advance(batchId: number): Promise<void> {
    await makeDue(batchId)
    await advanceBatch(batchId, server.client())
  }

  test('hands over each once and learns by asking how they ended', async ({ assert }) => {
    const { payees, batchId } = await openFor([5_000, 6_150, 7_000])
    await advance(batchId)
    assert.sameMembers(
      server.items.map(({ receiver, amount }) => `${receiver} ${amount.value}`),
      payees.map(({ paypalEmail }, at) => `${paypalEmail} ${['50.00', '61.50', '70.00'][at]}`)
    )
    const [paid, waiting, failed] = await Promise.all(
      payees.map(({ affiliateId }) => payoutOf(affiliateId))
    )
    assert.equal((await batchOf(paid)).state, 'sent')
    server.words.set(paid.reference, 'SUCCESS')
    server.words.set(waiting.reference, 'UNCLAIMED')
    server.words.set(failed.reference, 'BLOCKED')
    await advance(batchId)
    assert.deepInclude(await payoutOf(payees[0].affiliateId), {
      status: 'completed',
      transaction_id: `T-${paid.reference}`,
    })
    assert.deepInclude(await payoutOf(payees[1].affiliateId), {
      status: 'pending',
      provider_status: 'UNCLAIMED',
    })
    assert.deepInclude(await payoutOf(payees[2].affiliateId), {
      status: 'failed',
      failure: 'PayPal has blocked it.',
    })
    assert.equal(await balanceOf(payees[2].affiliateId), 7_000)
    assert.equal((await batchOf(paid)).state, 'sent')
    server.words.set(waiting.reference, 'RETURNED')
    await advance(batchId)
    assert.equal(await balanceOf(payees[1].affiliateId), 6_150)
    assert.equal((await batchOf(paid)).state, 'done')
    assert.lengthOf(server.items, 3)
  })

  test('is repeated by the same name until the answer is there, and pays once', async ({
    assert,
  }) => {
    const { payees, batchId } = await openFor([5_000])
    const busy = { status: 429, body: '', headers: { 'retry-after': '7200' } }
    server.faults = ['lost', { status: 503, body: 'no' }, busy, 'done and lost']
    await advance(batchId)
    await advance(batchId)
    await advance(batchId)
    const payout = await payoutOf(payees[0].affiliateId)
    const waiting = await batchOf(payout)
    assert.deepInclude(waiting, { state: 'waiting', tries: 3 })
    assert.closeTo((waiting.next_at.getTime() - Date.now()) / 1_000, 7_200, 20)
    assert.match(waiting.last_error!, /429/)
    assert.lengthOf(server.items, 0)
    await advance(batchId)
    assert.equal((await batchOf(payout)).state, 'waiting')
    await advance(batchId)
    const [served] = server.batches.values()
    assert.deepInclude(await batchOf(payout), { state: 'sent', provider_id: served.id })
    assert.lengthOf(server.items, 1)
    assert.equal(payout.status, 'pending')
  })

  test('is not due twice at the same moment', async ({ assert }) => {
    const { batchId } = await openFor([5_000])
    await Promise.all([1, 2, 3].map(() => advanceBatch(batchId, server.client())))
    assert.equal(server.calls.filter((call) => call === 'POST /v1/payments/payouts').length, 1)
  })

  test('believes no address of a batch that is another one', async ({ assert }) => {
    const { payees, batchId } = await openFor([5_000])
    const other = await openFor([6_000])
    await advance(other.batchId)
    const [{ id }] = server.batches.values()
    const href = `https://api.paypal.com/v1/payments/payouts/${id}`
    const body = JSON.stringify({ name: 'USER_BUSINESS_ERROR', details: [{ link: [{ href }] }] })
    server.faults = [{ status: 400, body }]
    await advance(batchId)
    assert.deepInclude(await batchOf(await payoutOf(payees[0].affiliateId)), {
      state: 'waiting',
      provider_id: null,
    })
  })

  test('stops when it is unknown for weeks whether it arrived', async ({ assert }) => {
    const { payees, batchId } = await openFor([5_000])
    server.faults = ['lost']
    await advance(batchId)
    await sql(
      db.connection(),
      `update payout_batches set first_sent_at = now() - interval '26 days' where id = ?`,
      [batchId]
    )
    await advance(batchId)
    assert.lengthOf(server.items, 0)
    const batch = await batchOf(await payoutOf(payees[0].affiliateId))
    assert.deepInclude(batch, { state: 'waiting', tries: 1 })
    assert.match(batch.last_error!, /not known whether PayPal has it/)
  })

  test('finds the one address that is not accepted and pays the others', async ({ assert }) => {
    const { payees } = await openFor([5_000, 5_100, 5_200, 5_300, 5_400])
    server.badReceivers.add(payees[3].paypalEmail)
    for (let round = 0; round < 4; round++) {
      const open = await sql<{ batch_id: number }>(
        db.connection(),
        `select distinct batch_id from payouts p join payout_batches b on b.id = p.batch_id
         where p.affiliate_id = any(?) and p.status = 'pending' and b.state = 'waiting'`,
        [payees.map(({ affiliateId }) => affiliateId)]
      )
      for (const { batch_id: id } of open) await advance(id)
    }
    assert.sameMembers(
      server.items.map(({ receiver }) => receiver),
      payees.filter((_, at) => at !== 3).map(({ paypalEmail }) => paypalEmail)
    )
    assert.deepInclude(await payoutOf(payees[3].affiliateId), {
      status: 'failed',
      failure: 'PayPal does not accept this address.',
    })
    assert.equal(await balanceOf(payees[3].affiliateId), 5_300)
    assert.equal(await countMails(payees[3].user.email, 'payout_failed'), 1)
  })

  test('puts everything back when the whole batch was denied', async ({ assert }) => {
    const { payees, batchId } = await openFor([5_000, 6_000])
    await advance(batchId)
    for (const batch of server.batches.values()) batch.status = 'DENIED'
    await advance(batchId)
    for (const { affiliateId } of payees)
      assert.equal((await payoutOf(affiliateId)).status, 'failed')
    assert.equal(await balanceOf(payees[1].affiliateId), 6_000)
  })

  test('waits when the account may not pay, and fails nobody for it', async ({ assert }) => {
    const { payees, batchId } = await openFor([5_000])
    const body = JSON.stringify({ name: 'AUTHORIZATION_ERROR', message: 'Not permitted' })
    server.faults = [{ status: 403, body }]
    await advance(batchId)
    const payout = await payoutOf(payees[0].affiliateId)
    assert.equal(payout.status, 'pending')
    assert.match((await batchOf(payout)).last_error!, /AUTHORIZATION_ERROR: Not permitted/)
    await advance(batchId)
    assert.equal((await batchOf(payout)).state, 'sent')
  })

  test('goes to whom it was made for: what the sandbox has left open comes back once PayPal pays', async ({
    assert,
  }) => {
    const [trial, real] = [await openFor([5_000]), await openFor([6_000])]
    await sql(db.connection(), `update payout_batches set provider = 'paypal' where id = ?`, [
      real.batchId,
    ])
    await advance(real.batchId)
    await cancelTrials()
    assert.lengthOf(server.calls, 0)
    assert.equal((await payoutOf(real.payees[0].affiliateId)).status, 'pending')
    assert.deepInclude(await payoutOf(trial.payees[0].affiliateId), {
      status: 'failed',
      failure: 'It was made while payouts were only tried out.',
    })
    assert.equal(await balanceOf(trial.payees[0].affiliateId), 5_000)
  })

  test('is settled by a message that comes before the answer, and twice', async ({ assert }) => {
    const { payees, batchId } = await openFor([5_000])
    server.faults = ['done and lost']
    await advance(batchId)
    const { reference } = await payoutOf(payees[0].affiliateId)
    const news = { reference, word: 'FAILED', transactionId: null }
    await Promise.all([1, 2, 3].map(() => db.transaction((trx) => settlePayout(trx, news))))
    assert.equal(await balanceOf(payees[0].affiliateId), 5_000)
    assert.equal(await countMails(payees[0].user.email, 'payout_failed'), 1)
    await advance(batchId)
    assert.equal((await batchOf(await payoutOf(payees[0].affiliateId))).state, 'done')
    assert.isFalse(
      await db.transaction((trx) =>
        settlePayout(trx, { ...news, reference: 'another installation' })
      )
    )
  })
})
