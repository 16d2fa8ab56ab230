import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { DEMO_MERCHANT } from '#config/demo'
import { open } from '#tests/support/affiliates/affiliate'
import { sessionIn } from '#tests/support/billing/sandbox'
import { BROKEN_LEDGERS } from '#tests/support/credits'
import { type Instance, startInstance } from '#tests/support/instance'
import { PASSWORD } from '#tests/support/merchant'
import { BROKEN_AFFILIATES } from '#tests/support/payee'
import { registerAt } from '#tests/support/sign_up'
import { holdBack, query } from '#tests/support/stored_files'
import { freshEmail, Visitor } from '#tests/support/visitor'

/** A new worker, and until the dead one's event is taken up by it. */
const PATIENCE_MS = 180_000

const LOCK = 79

/** A fifth of a month's price. */
const COMMISSION = 580

/** Makes whoever has booked a payment and its commission wait for an advisory lock before the transaction ends. */
const WAIT_AFTER_COMMISSION = `
  create function wait_after_commission() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(${LOCK});
    return null;
  end $$;
  create trigger wait_after_commission after insert on affiliate_entries
    for each row execute function wait_after_commission()`

/** The buyer's payments and what they have brought the affiliate. */
const booked = (instance: Instance, email: string) =>
  query<{ amount: number; commission: string | null; granted: boolean }>(
    instance,
    `select p.amount, (select sum(e.change) from affiliate_entries e where e.payment_id = p.id) as commission,
       exists (select from credit_grants g where g.payment_id = p.id) as granted
     from payments p join users u on u.id = p.user_id where u.email = $1`,
    [email]
  )

test('a worker that is killed while it books a payment leaves neither it nor a commission, the next one both', async ({
  assert,
  cleanup,
}) => {
  const instance = await startInstance({ env: { PAYMENTS: 'sandbox' } })
  cleanup(() => instance.stop().then(() => {}))
  const affiliate = new Visitor(instance.url)
  await affiliate.post('/login', { email: DEMO_MERCHANT.email, password: DEMO_MERCHANT.password })
  await affiliate.post('/affiliate', { paypal_email: 'ada@example.com' })
  const [{ code }] = await query<{ code: string }>(instance, 'select code from affiliates')
  const email = freshEmail()
  const buyer = new Visitor(instance.url)
  await open(buyer, `/?ref=${code}`)
  await registerAt(instance.url, PASSWORD, email, buyer)

  await query(instance, WAIT_AFTER_COMMISSION)
  const hold = await holdBack(instance, `select pg_advisory_xact_lock(${LOCK})`)
  const { url } = await (await buyer.post('/checkout')).json()
  await buyer.post(`/sandbox/pay/${sessionIn(url)}`, { card: 'succeeds' })
  await hold.caught()
  await instance.kill('worker')
  await query(
    instance,
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted`
  )
  await hold.release()
  assert.deepEqual(await booked(instance, email), [])
  assert.deepEqual(await query(instance, 'select from affiliate_entries'), [])

  const deadline = Date.now() + PATIENCE_MS
  while ((await booked(instance, email)).length === 0) {
    if (Date.now() > deadline) throw new Error(`The payment is not booked: ${instance.output}`)
    await sleep(200)
  }
  assert.deepEqual(await booked(instance, email), [
    { amount: 2900, commission: String(COMMISSION), granted: true },
  ])
  const [{ balance }] = await query<{ balance: string }>(
    instance,
    'select balance from affiliates where code = $1',
    [code]
  )
  assert.equal(Number(balance), COMMISSION)
  assert.deepEqual(await query(instance, BROKEN_AFFILIATES), [])
  assert.deepEqual(await query(instance, BROKEN_LEDGERS), [])
})
