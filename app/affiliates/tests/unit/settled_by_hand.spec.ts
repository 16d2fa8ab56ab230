import { firstOf, firstOnes } from '#app/core/elements'
import env from '#start/env'
import { randomUUID } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { receiveMessage } from '#app/affiliates/payouts/receive_message'
import { settlePayout } from '#app/affiliates/payouts/settle_payout'
import { settleByHand } from '#app/affiliates/payouts/settle_by_hand'
import type { Proof } from '#app/affiliates/paypal/paypal_client'
import { listStuckBatches } from '#app/affiliates/queries/list_stuck_batches'
import { sql } from '#app/core/database/sql'
import { SettleCommand } from '#tests/support/affiliates/settle_command'
import { countMails } from '#tests/support/mails'
import { balanceOf, batchOf } from '#tests/support/payee'
import { openFor, payoutOf, PaypalOfGroup } from '#tests/support/payout_batches'
import { holdBack } from '#tests/support/stored_files'

/** Moves all that has happened to a batch into the past. */
const age = (batchId: number, days: number) =>
  sql(
    db.connection(),
    `update payout_batches set created_at = created_at - make_interval(days => :days),
       first_sent_at = first_sent_at - make_interval(days => :days), sent_at = sent_at - make_interval(days => :days)
     where id = :batchId`,
    { batchId, days }
  )

const stuck = async (batchId: number) =>
  (await listStuckBatches()).find(({ id }) => id === batchId) ?? null

test.group('Payouts of which PayPal tells nothing', (group) => {
  const paypal = new PaypalOfGroup(group)

  test('are named once nobody waits for anything any more, and ended as somebody has found them', async ({
    assert,
  }) => {
    const { payees, batchId } = await openFor([5_000, 6_000])
    const [first, second] = firstOnes(payees, 2)
    await paypal.advance(batchId)
    assert.isNull(await settleByHand(batchId, 'paid'))
    await age(batchId, 34)
    assert.isNull(await stuck(batchId))
    await age(batchId, 2)
    assert.deepInclude(await stuck(batchId), { lastError: null, open: 2, canBeSettled: true })
    const { reference } = await payoutOf(first.affiliateId)
    assert.equal(await settleByHand(batchId, 'paid', { reference }), 1)
    assert.equal((await payoutOf(first.affiliateId)).status, 'completed')
    assert.isNotNull(await stuck(batchId))
    assert.equal(await settleByHand(batchId, 'unpaid'), 1)
    const unpaid = await payoutOf(second.affiliateId)
    assert.deepInclude(unpaid, {
      status: 'failed',
      failure: 'not_carried_out',
    })
    assert.equal(await balanceOf(second.affiliateId), 6_000)
    assert.equal(await countMails(second.user.email, 'payout_failed'), 1)
    assert.equal((await batchOf(unpaid)).state, 'done')
    assert.isNull(await settleByHand(batchId, 'unpaid'))
    assert.equal(await balanceOf(first.affiliateId), 0)
  })

  test('that were paid after they were given back stay as they are, and are told', async ({
    assert,
    cleanup,
  }) => {
    const { payees, batchId } = await openFor([5_000])
    const { affiliateId } = firstOf(payees)
    await paypal.advance(batchId)
    await age(batchId, 36)
    await settleByHand(batchId, 'unpaid')
    const { reference } = await payoutOf(affiliateId)
    const said: unknown[] = []
    const { error } = logger
    logger.error = (about: unknown) => void said.push(about)
    cleanup(() => void (logger.error = error))
    const news = { reference, word: 'SUCCESS', transactionId: 'T1' }
    await db.transaction((trx) => settlePayout(trx, news))
    assert.equal((await payoutOf(affiliateId)).status, 'failed')
    assert.equal(await balanceOf(affiliateId), 5_000)
    assert.deepEqual(said, [{ reference, transactionId: 'T1' }])
  })

  test('are not ended by hand while they may still be sent', async ({ assert }) => {
    const { payees, batchId } = await openFor([5_000])
    paypal.server.faults = ['lost', 'lost']
    await paypal.advance(batchId)
    await age(batchId, 1)
    await paypal.advance(batchId)
    assert.isFalse((await stuck(batchId))!.canBeSettled)
    assert.isNull(await settleByHand(batchId, 'unpaid'))
    await age(batchId, 25)
    assert.isTrue((await stuck(batchId))!.canBeSettled)
    assert.equal(await settleByHand(batchId, 'unpaid'), 1)
    await paypal.advance(batchId)
    assert.lengthOf(paypal.server.items, 0)
    assert.equal(await balanceOf(payees[0]!.affiliateId), 5_000)
  })

  test('are ended once each, also when the command is killed in the middle and run again', async ({
    assert,
  }) => {
    const { payees, batchId } = await openFor([5_000, 5_100, 5_200, 5_300])
    await paypal.advance(batchId)
    await age(batchId, 36)
    const payouts = await Promise.all(payees.map(({ affiliateId }) => payoutOf(affiliateId)))
    const inOrder = payouts.toSorted((a, b) => a.id - b.id)
    const statuses = async () =>
      (
        await sql<{ status: string }>(
          db.connection(),
          'select status from payouts where batch_id = ? order by id',
          [batchId]
        )
      ).map(({ status }) => status)

    // As far as the balance and the mail of the third: all of that is one transaction.
    const held = await holdBack(
      { databaseUrl: env.get('DATABASE_URL')! },
      `select 1 from payouts where id = ${inOrder[2]!.id} for update`
    )
    const killed = new SettleCommand(batchId)
    await held.caught()
    await killed.kill()
    await held.release()
    assert.deepEqual(await statuses(), ['failed', 'failed', 'pending', 'pending'])

    assert.equal(await new SettleCommand(batchId).end(), 0)
    assert.deepEqual(await statuses(), ['failed', 'failed', 'failed', 'failed'])
    for (const [at, { user, affiliateId }] of payees.entries()) {
      assert.equal(await balanceOf(affiliateId), payouts[at]!.amount)
      assert.equal(await countMails(user.email, 'payout_failed'), 1)
    }
    assert.equal((await batchOf(payouts[0]!)).state, 'done')
    assert.equal(await new SettleCommand(batchId).end(), 1)
  })

  test('PayPal is asked about no message that concerns nothing of ours', async ({ assert }) => {
    const proof = { transmission_id: '1' } as Proof
    const resource = { transaction_status: 'SUCCESS', payout_batch_id: 'B' }
    const about = (reference: string) =>
      JSON.stringify({
        event_type: 'PAYMENT.PAYOUTS-ITEM.SUCCEEDED',
        resource: { ...resource, payout_item: { sender_item_id: reference } },
      })
    const batch = JSON.stringify({
      event_type: 'PAYMENT.PAYOUTSBATCH.SUCCESS',
      resource: { batch_header: { payout_batch_id: randomUUID() } },
    })
    const other = JSON.stringify({ event_type: 'PAYMENT.SALE.COMPLETED' })
    for (const message of [about(randomUUID()), about('elsewhere'), batch, other]) {
      await receiveMessage(message, proof, paypal.server.client())
    }
    assert.deepEqual(paypal.server.calls, [])
    const { payees } = await openFor([5_000])
    const { reference } = await payoutOf(payees[0]!.affiliateId)
    await assert.rejects(
      () => receiveMessage(about(reference), proof, paypal.server.client()),
      /bad_signature/
    )
    assert.isNotEmpty(paypal.server.calls)
    assert.equal((await payoutOf(payees[0]!.affiliateId)).status, 'pending')
  })

  test('stand in a ledger that is only added to', async ({ assert }) => {
    const { payees } = await openFor([5_000])
    const { affiliateId } = firstOf(payees)
    for (const change of [
      'update affiliate_entries set change = change - 1',
      'delete from affiliate_entries',
    ]) {
      await assert.rejects(
        () => sql(db.connection(), `${change} where affiliate_id = ?`, [affiliateId]),
        /append-only/
      )
    }
    await sql(db.connection(), 'delete from affiliates where id = ?', [affiliateId])
    assert.isEmpty(
      await sql(db.connection(), 'select 1 from affiliate_entries where affiliate_id = ?', [
        affiliateId,
      ])
    )
  })
})
