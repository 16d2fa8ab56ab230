import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { PAYOUT_RUNS_QUEUE, PAYOUTS_QUEUE } from '#app/queue/boss'
import { giveJob } from '#tests/support/give_job'
import { type Instance, startInstance } from '#tests/support/instance'
import { BROKEN_AFFILIATES } from '#tests/support/payee'
import { holdBack, query } from '#tests/support/stored_files'

const PATIENCE_MS = 180_000

const AFFILIATES = 12

/** Cents that each has earned. */
const EARNED = 6_400

/** Who is about to call PayPal, and who has just been answered, each waits for an advisory lock. */
const LOCKS = { first_sent_at: 91, provider_id: 92 }

const waitBefore = (column: keyof typeof LOCKS) => `
  create function wait_before_${column}() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(${LOCKS[column]});
    return new;
  end $$;
  create trigger wait_before_${column} before update of ${column} on payout_batches
    for each row execute function wait_before_${column}()`

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

/** Kills the worker where it waits, so that what it has asked the database for is not done either. */
async function killWaiting(instance: Instance): Promise<void> {
  await instance.kill('worker')
  await query(
    instance,
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted`
  )
}

/** Has the batch taken up once more, as if what the dead worker had reserved it for were over. */
async function takeUpAgain(instance: Instance): Promise<void> {
  const [{ id }] = await query<{ id: number }>(
    instance,
    'update payout_batches set next_at = now() returning id'
  )
  await giveJob(instance, PAYOUTS_QUEUE, { batchId: Number(id) })
}

test('a worker that is killed before and after it has told PayPal pays everybody once', async ({
  assert,
  cleanup,
}) => {
  const instance = await startInstance({ env: { PAYOUTS: 'sandbox' } })
  cleanup(() => instance.stop().then(() => {}))
  await query(instance, ADD_AFFILIATES)
  await query(instance, waitBefore('first_sent_at'))
  await query(instance, waitBefore('provider_id'))
  const served = () => query(instance, 'select from sandbox_payout_batches')

  const before = await holdBack(instance, `select pg_advisory_xact_lock(${LOCKS.first_sent_at})`)
  const after = await holdBack(instance, `select pg_advisory_xact_lock(${LOCKS.provider_id})`)
  await giveJob(instance, PAYOUT_RUNS_QUEUE, {})
  await before.caught()
  assert.lengthOf(await served(), 0)
  await killWaiting(instance)
  await before.release()

  await takeUpAgain(instance)
  await after.caught()
  assert.lengthOf(await served(), 1)
  await killWaiting(instance)
  await after.release()

  await takeUpAgain(instance)
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const open = await query(
      instance,
      `select from payouts where status = 'pending'
       union all select from payout_batches where state = 'waiting'`
    )
    if (open.length === 0) break
    if (Date.now() > deadline) throw new Error(`Not all is paid: ${instance.output}`)
    await sleep(200)
  }
  assert.lengthOf(await served(), 1)
  const items = await query<{ receiver: string; value: string }>(
    instance,
    'select receiver, value from sandbox_payout_items'
  )
  assert.lengthOf(items, AFFILIATES)
  assert.lengthOf(new Set(items.map(({ receiver }) => receiver)), AFFILIATES)
  assert.isTrue(items.every(({ value }) => value === '64.00'))
  const payees = await query<{ paypal_email: string; balance: string; statuses: string[] }>(
    instance,
    `select a.paypal_email, a.balance, array_agg(p.status) as statuses
     from affiliates a join payouts p on p.affiliate_id = a.id group by a.id`
  )
  assert.lengthOf(payees, AFFILIATES)
  for (const { paypal_email: email, balance, statuses } of payees) {
    const isFailed = email.startsWith('fail+')
    assert.deepEqual(statuses, [isFailed ? 'failed' : 'completed'], email)
    assert.equal(Number(balance), isFailed ? EARNED : 0, email)
  }
  assert.deepEqual(await query(instance, BROKEN_AFFILIATES), [])
  const failed = payees.filter(({ statuses }) => statuses[0] === 'failed').length
  const mails = await query(instance, `select from mails where kind = 'payout_failed'`)
  assert.lengthOf(mails, failed)
})
