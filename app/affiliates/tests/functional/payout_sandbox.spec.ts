import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { advanceBatch } from '#app/affiliates/payouts/advance_batch'
import { openBatch } from '#app/affiliates/payouts/open_batch'
import { paypal, sandboxSettings } from '#app/affiliates/paypal/paypal'
import { PaypalClient } from '#app/affiliates/paypal/paypal_client'
import type { PaypalError } from '#app/affiliates/paypal/paypal_error'
import { firstOf } from '#app/core/elements'
import { proofOf } from '#sandboxes/paypal/jobs/deliver_message'
import { deleteAccount } from '#app/closure/actions/delete_account'
import { sql } from '#app/core/database/sql'
import { arrivedMail, countMails } from '#tests/support/mails'
import {
  balanceOf,
  batchOf,
  createPayee,
  earn,
  makeDue,
  payoutsOf,
  type StoredPayout,
} from '#tests/support/payee'
import { until } from '#tests/support/until'
import { Visitor } from '#tests/support/visitor'

type Payee = Awaited<ReturnType<typeof createPayee>>

/** Pays an affiliate $60 at once, instead of with everybody else on the first of the month. */
async function pay({ affiliateId }: Payee): Promise<void> {
  await earn(affiliateId, 6_000)
  await db.transaction((trx) => openBatch(trx, [affiliateId]))
}

/** Waits until an affiliate's newest payout stands so. */
function untilPayout(
  { affiliateId }: Payee,
  isSo: (payout: StoredPayout) => boolean
): Promise<StoredPayout> {
  return until(async () => {
    const payout = (await payoutsOf(affiliateId)).at(-1)
    return payout && isSo(payout) ? payout : null
  })
}

const send = (body: string, headers: Record<string, string>) =>
  fetch(`http://${process.env.HOST}:${process.env.PORT}/webhooks/paypal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

const messageAbout = ({ reference }: StoredPayout, word: string) =>
  JSON.stringify({
    event_type: `PAYMENT.PAYOUTS-ITEM.${word}`,
    resource: {
      transaction_status: word,
      transaction_id: 'T-1',
      payout_item: { sender_item_id: reference },
    },
  })

test.group('Payouts through the sandbox', () => {
  test('arrive, and the balance is what is left', async ({ assert }) => {
    const payee = await createPayee()
    await earn(payee.affiliateId, 900, 20)
    await pay(payee)
    const payout = await untilPayout(payee, ({ status }) => status === 'completed')
    assert.equal(payout.amount, 6_000)
    assert.match(payout.transaction_id!, /^\w{17}$/)
    assert.equal(await balanceOf(payee.affiliateId), 900)
    assert.match((await batchOf(payout)).provider_id!, /^\w{13}$/)
    assert.equal(await countMails(payee.user.email, 'payout_failed'), 0)
  })

  test('that fail come back to the balance with one mail, and are paid next time', async ({
    assert,
  }) => {
    const told = [
      ['fail', 'failed', 'PayPal could not pay it to this address.'],
      ['blocked', 'blocked', 'PayPal has blocked it.'],
      ['returned', 'returned', 'Nobody accepted it at PayPal, so it came back.'],
      ['refunded', 'refunded', 'It was sent back from this PayPal account.'],
    ] as const
    for (const [word, failure, sentence] of told) {
      const payee = await createPayee(word)
      await pay(payee)
      const payout = await untilPayout(payee, ({ status }) => status === 'failed')
      assert.equal(payout.failure, failure)
      assert.equal(await balanceOf(payee.affiliateId), 6_000)
      const mail = await arrivedMail(payee.user.email, /did not go through/)
      assert.include(mail.text, `$60.00 to ${payee.paypalEmail}`)
      assert.include(mail.text, sentence)
      assert.include(mail.text, '/affiliate')
      if (word !== 'fail') continue
      await sql(db.connection(), 'update affiliates set paypal_email = ? where id = ?', [
        `right-${payee.affiliateId}@example.test`,
        payee.affiliateId,
      ])
      await db.transaction((trx) => openBatch(trx, [payee.affiliateId]))
      const again = await untilPayout(payee, ({ status }) => status === 'completed')
      assert.equal(again.amount, 6_000)
      assert.equal(await balanceOf(payee.affiliateId), 0)
      assert.equal(await countMails(payee.user.email, 'payout_failed'), 1)
    }
  })

  test('wait for who has no account yet, and come back after 30 days', async ({ assert }) => {
    const payee = await createPayee('unclaimed')
    await pay(payee)
    const payout = await untilPayout(payee, (it) => it.provider_status === 'UNCLAIMED')
    assert.equal(payout.status, 'pending')
    const { provider_id: providerId } = await until(async () => {
      const batch = await batchOf(payout)
      return batch.state === 'sent' ? batch : null
    })
    await sql(
      db.connection(),
      `update sandbox_payout_batches set created_at = now() - interval '31 days' where id = ?`,
      [providerId]
    )
    await makeDue(payout.batch_id!)
    await advanceBatch(payout.batch_id!)
    assert.equal((await payoutsOf(payee.affiliateId))[0]!.status, 'failed')
    assert.equal(await balanceOf(payee.affiliateId), 6_000)
  })

  test('are asked for when no message comes', async ({ assert }) => {
    const payee = await createPayee('silent+fail')
    await pay(payee)
    const sent = await until(async () => {
      const payout = firstOf(await payoutsOf(payee.affiliateId))
      const batch = await batchOf(payout)
      return batch.state === 'sent' ? batch : null
    })
    await until(async () => {
      const { items } = await paypal().getBatch(sent.provider_id!)
      return items[0]!.transaction_status === 'FAILED'
    })
    assert.equal((await payoutsOf(payee.affiliateId))[0]!.status, 'pending')
    await makeDue(sent.id)
    await advanceBatch(sent.id)
    assert.equal((await payoutsOf(payee.affiliateId))[0]!.status, 'failed')
  })

  test('believe no message that is not the sandbox’s own', async ({ assert }) => {
    const payee = await createPayee('held')
    await pay(payee)
    const payout = await untilPayout(payee, (it) => it.provider_status === 'ONHOLD')
    const body = messageAbout(payout, 'FAILED')
    const proof = proofOf(body)
    assert.equal((await send(body, {})).status, 400)
    assert.equal((await send(body, { ...proof, 'paypal-transmission-sig': 'forged' })).status, 400)
    assert.equal((await send(body, { ...proof, 'paypal-transmission-id': 'other' })).status, 400)
    assert.equal((await send(messageAbout(payout, 'SUCCESS'), proof)).status, 400)
    assert.equal((await send('{', proofOf('{'))).status, 400)
    assert.equal((await payoutsOf(payee.affiliateId))[0]!.status, 'pending')
    assert.equal((await send(body, proof)).status, 200)
    assert.equal((await send(body, proof)).status, 200)
    assert.equal((await payoutsOf(payee.affiliateId))[0]!.status, 'failed')
    assert.equal(await balanceOf(payee.affiliateId), 6_000)
    assert.equal(await countMails(payee.user.email, 'payout_failed'), 1)
  })

  test('are refused to strangers, twice by one name, and with what makes no sense', async ({
    assert,
  }) => {
    const stranger = new PaypalClient({ ...sandboxSettings(), clientSecret: 'guessed' })
    await assert.rejects(() => stranger.getBatch('X'), /401.*invalid_client/)
    const { base } = sandboxSettings()
    const bare = await new Visitor().get(new URL(`${base}/v1/payments/payouts/X`).pathname)
    assert.equal(bare.status, 401)
    const item = {
      senderItemId: 'a',
      receiver: 'a@example.test',
      cents: 5_000,
      currency: 'USD',
      note: '',
    }
    const batch = { senderBatchId: `twice-${Date.now()}`, subject: 'Twice', items: [item] }
    const id = await paypal().createBatch(batch)
    const again = (await paypal()
      .createBatch(batch)
      .catch((it) => it)) as PaypalError
    assert.deepInclude(again, { failure: 'exists', batchId: id })
    for (const wrong of [{ receiver: 'nobody' }, { cents: 0 }, { currency: 'QQQ' }]) {
      const bad = { ...batch, senderBatchId: 'wrong', items: [{ ...item, ...wrong }] }
      const error = (await paypal()
        .createBatch(bad)
        .catch((it) => it)) as PaypalError
      assert.equal(error.failure, 'invalid', JSON.stringify(wrong))
    }
  })

  test('of a deleted account are kept for the tax office without a name', async ({ assert }) => {
    const payee = await createPayee()
    await pay(payee)
    const payout = await untilPayout(payee, ({ status }) => status === 'completed')
    await deleteAccount({ userId: payee.user.id, deleteTeams: false })
    assert.deepEqual(await payoutsOf(payee.affiliateId), [])
    const record = firstOf(
      await sql<{ data: Record<string, unknown> }>(
        db.connection(),
        `select data from accounting_records where former_user_id = ? and kind = 'affiliate_payout'`,
        [payee.user.id]
      )
    )
    assert.deepInclude(record.data, { reference: payout.reference, amount: 6_000 })
    assert.notInclude(JSON.stringify(record.data), '@')
    const left = await sql(
      db.connection(),
      'select 1 from sandbox_payout_items where receiver = ?',
      [payee.paypalEmail]
    )
    assert.lengthOf(left, 0)
  })
})
