import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { PAYOUT_RUNS_QUEUE, PAYOUTS_QUEUE } from '#app/affiliates/queues'
import { giveJob } from '#tests/support/give_job'
import type { Installation } from '#tests/support/installation/installation'
import { sharedInstallation } from '#tests/support/installation/shared_installation'
import { waitPoint } from '#tests/support/installation/wait_point'
import { BROKEN_AFFILIATES } from '#tests/support/payee'
import { query } from '#tests/support/query'
import { until } from '#tests/support/until'

const AFFILIATES = 12

/** Cents that each has earned. */
const EARNED = 6_400

const ADD_AFFILIATES = `
  with made as (
    insert into users (name, email) select 'Affiliate', 'affiliate-' || n || '@example.test'
    from generate_series(1, ${AFFILIATES}) n returning id),
  payees as (
    insert into affiliates (user_id, code, paypal_email, balance, earnings)
    select id, 'code-' || id, case when id % 4 = 0 then 'fail+' else '' end || id || '@example.test', ${EARNED}, ${EARNED}
    from made returning id)
  insert into affiliate_entries (affiliate_id, reason, change, balance, available_at)
  select id, 'commission', ${EARNED}, ${EARNED}, now() - interval '1 day' from payees`

/** Has the batch taken up once more, as if what the dead worker had reserved it for were over. */
async function takeUpAgain(installation: Installation): Promise<void> {
  await installation.start('worker')
  const { id } = firstOf(
    await query<{ id: number }>(
      installation,
      'update payout_batches set next_at = now() returning id'
    )
  )
  await giveJob(installation, PAYOUTS_QUEUE, { batchId: Number(id) })
}

test('a worker that is killed before and after it has told PayPal pays everybody once', async (context) => {
  const { assert } = context
  const installation = await sharedInstallation()
  await query(installation, ADD_AFFILIATES)
  const served = () => query(installation, 'select from sandbox_payout_batches')

  // Who is about to call PayPal, and who has just been answered.
  const before = await waitPoint(
    context,
    installation,
    'before update of first_sent_at on payout_batches'
  )
  const after = await waitPoint(
    context,
    installation,
    'before update of provider_id on payout_batches'
  )
  await giveJob(installation, PAYOUT_RUNS_QUEUE, {})
  await before.caught()
  assert.lengthOf(await served(), 0)
  await installation.kill('worker')
  await before.abandon()

  await takeUpAgain(installation)
  await after.caught()
  assert.lengthOf(await served(), 1)
  await installation.kill('worker')
  await after.abandon()

  await takeUpAgain(installation)
  await until(async () => {
    const open = await query(
      installation,
      `select from payouts where status = 'pending'
       union all select from payout_batches where state = 'waiting'`
    )
    return open.length === 0
  })
  assert.lengthOf(await served(), 1)
  const items = await query<{ receiver: string; value: string }>(
    installation,
    'select receiver, value from sandbox_payout_items'
  )
  assert.lengthOf(items, AFFILIATES)
  assert.lengthOf(new Set(items.map(({ receiver }) => receiver)), AFFILIATES)
  assert.isTrue(items.every(({ value }) => value === '64.00'))
  const payees = await query<{ paypal_email: string; balance: string; statuses: string[] }>(
    installation,
    `select a.paypal_email, a.balance, array_agg(p.status) as statuses
     from affiliates a join payouts p on p.affiliate_id = a.id group by a.id`
  )
  assert.lengthOf(payees, AFFILIATES)
  for (const { paypal_email: email, balance, statuses } of payees) {
    const isFailed = email.startsWith('fail+')
    assert.deepEqual(statuses, [isFailed ? 'failed' : 'completed'], email)
    assert.equal(Number(balance), isFailed ? EARNED : 0, email)
  }
  assert.deepEqual(await query(installation, BROKEN_AFFILIATES), [])
  const failed = payees.filter(({ statuses }) => statuses[0] === 'failed').length
  const mails = await query(installation, `select from mails where kind = 'payout_failed'`)
  assert.lengthOf(mails, failed)
})
