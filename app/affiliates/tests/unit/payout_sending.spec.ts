import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { advanceBatch } from '#app/affiliates/payouts/advance_batch'
import { cancelTrials } from '#app/affiliates/payouts/cancel_trials'
import { splitBatch } from '#app/affiliates/payouts/split_batch'
import { settlePayout } from '#app/affiliates/payouts/settle_payout'
import { firstOf, firstOnes } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { apart } from '#tests/support/apart'
import { cutAtWrite } from '#tests/support/cut_at_write'
import { countMails } from '#tests/support/mails'
import { balanceOf, batchOf } from '#tests/support/payee'
import { openFor, payoutOf, PaypalOfGroup } from '#tests/support/payout_batches'

test.group('Sending payouts', (group) => {
  const paypal = new PaypalOfGroup(group)

  test('hands over each once and learns by asking how they ended', async ({ assert }) => {
    const { payees, batchId } = await openFor([5_000, 6_150, 7_000])
    await paypal.advance(batchId)
    assert.sameMembers(
      paypal.server.items.map(({ receiver, amount }) => `${receiver} ${amount.value}`),
      payees.map(({ paypalEmail }, at) => `${paypalEmail} ${['50.00', '61.50', '70.00'][at]}`)
    )
    const [paid, waiting, failed] = firstOnes(
      await Promise.all(payees.map(({ affiliateId }) => payoutOf(affiliateId))),
      3
    )
    assert.equal((await batchOf(paid)).state, 'sent')
    paypal.server.words.set(paid.reference, 'SUCCESS')
    paypal.server.words.set(waiting.reference, 'UNCLAIMED')
    paypal.server.words.set(failed.reference, 'BLOCKED')
    await paypal.advance(batchId)
    assert.deepInclude(await payoutOf(payees[0]!.affiliateId), {
      status: 'completed',
      transaction_id: `T-${paid.reference}`,
    })
    assert.deepInclude(await payoutOf(payees[1]!.affiliateId), {
      status: 'pending',
      provider_status: 'UNCLAIMED',
    })
    assert.deepInclude(await payoutOf(payees[2]!.affiliateId), {
      status: 'failed',
      failure: 'blocked',
    })
    assert.equal(await balanceOf(payees[2]!.affiliateId), 7_000)
    assert.equal((await batchOf(paid)).state, 'sent')
    paypal.server.words.set(waiting.reference, 'RETURNED')
    await paypal.advance(batchId)
    assert.equal(await balanceOf(payees[1]!.affiliateId), 6_150)
    assert.equal((await batchOf(paid)).state, 'done')
    assert.lengthOf(paypal.server.items, 3)
  })

  test('that was refused to two workers is taken apart once, also by one that comes back late', async ({
    assert,
  }) => {
    const { payees, batchId } = await openFor([5_000, 6_000, 7_000])
    await apart(2, () => splitBatch(batchId))
    await splitBatch(batchId)
    const made = await sql<{ payouts: number }>(
      db.connection(),
      `select (select count(*)::int from payouts p where p.batch_id = b.id) as payouts
       from payout_batches b where id > ? and state = 'waiting' order by id`,
      [batchId]
    )
    assert.deepEqual(made, [{ payouts: 2 }, { payouts: 1 }])
    const { state } = firstOf(
      await sql<{ state: string }>(
        db.connection(),
        'select state from payout_batches where id = ?',
        [batchId]
      )
    )
    assert.equal(state, 'refused')
    for (const { affiliateId } of payees) {
      assert.equal((await payoutOf(affiliateId)).status, 'pending')
    }
  })

  test('of a worker that dies while it takes one apart is taken apart by the next, and puts back once', async ({
    assert,
  }) => {
    const { payees, batchId } = await openFor([5_000])
    const { affiliateId, user } = firstOf(payees)
    const split = () => splitBatch(batchId)
    const death = await cutAtWrite('payout_batches', 'update payout_batches', split)
    assert.instanceOf(death, Error)
    assert.equal((await payoutOf(affiliateId)).status, 'pending')
    assert.equal(await balanceOf(affiliateId), 0)
    await split()
    assert.equal((await payoutOf(affiliateId)).status, 'failed')
    assert.equal(await balanceOf(affiliateId), 5_000)
    assert.equal(await countMails(user.email, 'payout_failed'), 1)
  })

  test('is repeated by the same name until the answer is there, and pays once', async ({
    assert,
  }) => {
    const { payees, batchId } = await openFor([5_000])
    const busy = { status: 429, body: '', headers: { 'retry-after': '7200' } }
    paypal.server.faults = ['lost', { status: 503, body: 'no' }, busy, 'done and lost']
    await paypal.advance(batchId)
    await paypal.advance(batchId)
    await paypal.advance(batchId)
    const payout = await payoutOf(payees[0]!.affiliateId)
    const waiting = await batchOf(payout)
    assert.deepInclude(waiting, { state: 'waiting', tries: 3 })
    assert.closeTo((waiting.next_at.getTime() - Date.now()) / 1_000, 7_200, 20)
    assert.match(waiting.last_error!, /429/)
    assert.lengthOf(paypal.server.items, 0)
    await paypal.advance(batchId)
    assert.equal((await batchOf(payout)).state, 'waiting')
    await paypal.advance(batchId)
    const served = firstOf(paypal.server.batches.values())
    assert.deepInclude(await batchOf(payout), { state: 'sent', provider_id: served.id })
    assert.lengthOf(paypal.server.items, 1)
    assert.equal(payout.status, 'pending')
  })

  test('is not due twice at the same moment', async ({ assert }) => {
    const { batchId } = await openFor([5_000])
    await apart(3, () => advanceBatch(batchId, paypal.server.client()))
    assert.equal(
      paypal.server.calls.filter((call) => call === 'POST /v1/payments/payouts').length,
      1
    )
  })

  test('believes no address of a batch that is another one', async ({ assert }) => {
    const { payees, batchId } = await openFor([5_000])
    const other = await openFor([6_000])
    await paypal.advance(other.batchId)
    const { id } = firstOf(paypal.server.batches.values())
    const href = `https://api.paypal.com/v1/payments/payouts/${id}`
    const body = JSON.stringify({ name: 'USER_BUSINESS_ERROR', details: [{ link: [{ href }] }] })
    paypal.server.faults = [{ status: 400, body }]
    await paypal.advance(batchId)
    assert.deepInclude(await batchOf(await payoutOf(payees[0]!.affiliateId)), {
      state: 'waiting',
      provider_id: null,
    })
  })

  test('stops when it is unknown for weeks whether it arrived', async ({ assert }) => {
    const { payees, batchId } = await openFor([5_000])
    paypal.server.faults = ['lost']
    await paypal.advance(batchId)
    await sql(
      db.connection(),
      `update payout_batches set first_sent_at = now() - interval '26 days' where id = ?`,
      [batchId]
    )
    await paypal.advance(batchId)
    assert.lengthOf(paypal.server.items, 0)
    const batch = await batchOf(await payoutOf(payees[0]!.affiliateId))
    assert.deepInclude(batch, { state: 'waiting', tries: 1 })
    assert.match(batch.last_error!, /not known whether PayPal has it/)
  })

  test('finds the one address that is not accepted and pays the others', async ({ assert }) => {
    const { payees } = await openFor([5_000, 5_100, 5_200, 5_300, 5_400])
    paypal.server.badReceivers.add(payees[3]!.paypalEmail)
    for (let round = 0; round < 4; round++) {
      const open = await sql<{ batch_id: number }>(
        db.connection(),
        `select distinct batch_id from payouts p join payout_batches b on b.id = p.batch_id
         where p.affiliate_id = any(?) and p.status = 'pending' and b.state = 'waiting'`,
        [payees.map(({ affiliateId }) => affiliateId)]
      )
      for (const { batch_id: id } of open) await paypal.advance(id)
    }
    assert.sameMembers(
      paypal.server.items.map(({ receiver }) => receiver),
      payees.filter((_, at) => at !== 3).map(({ paypalEmail }) => paypalEmail)
    )
    assert.deepInclude(await payoutOf(payees[3]!.affiliateId), {
      status: 'failed',
      failure: 'address_refused',
    })
    assert.equal(await balanceOf(payees[3]!.affiliateId), 5_300)
    assert.equal(await countMails(payees[3]!.user.email, 'payout_failed'), 1)
  })

  test('puts everything back when the whole batch was denied', async ({ assert }) => {
    const { payees, batchId } = await openFor([5_000, 6_000])
    await paypal.advance(batchId)
    for (const batch of paypal.server.batches.values()) batch.status = 'DENIED'
    await paypal.advance(batchId)
    for (const { affiliateId } of payees)
      assert.equal((await payoutOf(affiliateId)).status, 'failed')
    assert.equal(await balanceOf(payees[1]!.affiliateId), 6_000)
  })

  test('waits when the account may not pay, and fails nobody for it', async ({ assert }) => {
    const { payees, batchId } = await openFor([5_000])
    const body = JSON.stringify({ name: 'AUTHORIZATION_ERROR', message: 'Not permitted' })
    paypal.server.faults = [{ status: 403, body }]
    await paypal.advance(batchId)
    const payout = await payoutOf(payees[0]!.affiliateId)
    assert.equal(payout.status, 'pending')
    assert.match((await batchOf(payout)).last_error!, /AUTHORIZATION_ERROR: Not permitted/)
    await paypal.advance(batchId)
    assert.equal((await batchOf(payout)).state, 'sent')
  })

  test('goes to whom it was made for: what the sandbox has left open comes back once PayPal pays', async ({
    assert,
  }) => {
    const [trial, real] = [await openFor([5_000]), await openFor([6_000])]
    await sql(db.connection(), `update payout_batches set provider = 'paypal' where id = ?`, [
      real.batchId,
    ])
    await paypal.advance(real.batchId)
    await cancelTrials()
    assert.lengthOf(paypal.server.calls, 0)
    assert.equal((await payoutOf(real.payees[0]!.affiliateId)).status, 'pending')
    assert.deepInclude(await payoutOf(trial.payees[0]!.affiliateId), {
      status: 'failed',
      failure: 'trial_over',
    })
    assert.equal(await balanceOf(trial.payees[0]!.affiliateId), 5_000)
  })

  test('is settled by a message that comes before the answer, and twice', async ({ assert }) => {
    const { payees, batchId } = await openFor([5_000])
    paypal.server.faults = ['done and lost']
    await paypal.advance(batchId)
    const { reference } = await payoutOf(payees[0]!.affiliateId)
    const news = { reference, word: 'FAILED', transactionId: null }
    await Promise.all([1, 2, 3].map(() => db.transaction((trx) => settlePayout(trx, news))))
    assert.equal(await balanceOf(payees[0]!.affiliateId), 5_000)
    assert.equal(await countMails(payees[0]!.user.email, 'payout_failed'), 1)
    await paypal.advance(batchId)
    assert.equal((await batchOf(await payoutOf(payees[0]!.affiliateId))).state, 'done')
    assert.isFalse(
      await db.transaction((trx) =>
        settlePayout(trx, { ...news, reference: 'another installation' })
      )
    )
  })
})
