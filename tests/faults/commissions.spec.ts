import { test } from '@japa/runner'
import {
  affiliateBy,
  affiliateEntries,
  createAffiliate,
  signUp,
} from '#tests/support/affiliates/affiliate'
import { sessionIn } from '#tests/support/billing/sandbox'
import { brokenLedgers } from '#tests/support/credits'
import { sharedInstallation } from '#tests/support/installation/shared_installation'
import { waitPoint } from '#tests/support/installation/wait_point'
import { BROKEN_AFFILIATES } from '#tests/support/payee'
import { query } from '#tests/support/query'
import { until } from '#tests/support/until'

/** A fifth of a month's price. */
const COMMISSION = 580

test('a worker that is killed while it books a payment leaves neither it nor a commission, the next one both', async (context) => {
  const { assert } = context
  const installation = await sharedInstallation()
  const affiliate = await createAffiliate()
  const buyer = await signUp(`/?ref=${affiliate.code}`)
  /** The buyer's payments and what they have brought the affiliate. */
  const booked = () =>
    query<{ amount: number; commission: string | null; granted: boolean }>(
      installation,
      `select p.amount, (select sum(e.change) from affiliate_entries e where e.payment_id = p.id) as commission,
         exists (select from credit_grants g where g.payment_id = p.id) as granted
       from payments p where p.user_id = $1`,
      [buyer.userId]
    )

  const commission = await waitPoint(context, installation, 'after insert on affiliate_entries')
  const { url } = await (await buyer.post('/checkout')).json()
  await buyer.post(`/sandbox/pay/${sessionIn(url)}`, { card: 'succeeds' })
  await commission.caught()
  await installation.kill('worker')
  await commission.abandon()
  assert.deepEqual(await booked(), [])
  assert.deepEqual(await affiliateEntries(affiliate.id), [])

  await installation.start('worker')
  await until(async () => (await booked()).length > 0)
  assert.deepEqual(await booked(), [
    { amount: 2900, commission: String(COMMISSION), granted: true },
  ])
  assert.equal((await affiliateBy(affiliate.code)).balance, COMMISSION)
  assert.deepEqual(await query(installation, BROKEN_AFFILIATES), [])
  assert.deepEqual(await brokenLedgers(), [])
})
