import { test } from '@japa/runner'
import { sessionIn } from '#tests/support/billing/sandbox'
import { brokenLedgers } from '#tests/support/credits'
import { sharedInstallation } from '#tests/support/installation/shared_installation'
import { waitPoint } from '#tests/support/installation/wait_point'
import { signIn } from '#tests/support/sign_in'
import { query } from '#tests/support/query'
import { until } from '#tests/support/until'

test('who is killed after the provider made a session finds the same one again', async (context) => {
  const { assert } = context
  const installation = await sharedInstallation()
  const merchant = await signIn()
  const sessions = () =>
    query<{ id: string; url: string }>(
      installation,
      `select id, data->>'url' as url from sandbox_objects
       where type = 'checkout.session' and data->>'status' = 'open'`
    )
  const others = new Set((await sessions()).map(({ id }) => id))
  const ours = async () => (await sessions()).filter(({ id }) => !others.has(id))
  const kept = await waitPoint(context, installation, 'before update of provider_id on checkouts')
  const call = merchant.post('/checkout').catch(() => null)
  await kept.caught()
  const made = await ours()
  assert.lengthOf(made, 1)
  await installation.kill('web')
  await kept.abandon()
  assert.isNull(await call)
  const unanswered = () =>
    query(
      installation,
      `select from checkouts where status = 'open' and provider_id is null and user_id = $1`,
      [merchant.user.id]
    )
  assert.lengthOf(await unanswered(), 1)

  await installation.start('web')
  const { url } = await (await merchant.post('/checkout')).json()
  assert.equal(url, made[0]!.url)
  assert.deepEqual(await ours(), made)
  assert.lengthOf(await unanswered(), 0)
}).tags(['@long'])

test('a payment and its invoice are made together: who is killed between them has paid nothing, and pays once', async (context) => {
  const { assert } = context
  const installation = await sharedInstallation()
  const merchant = await signIn()
  const { url } = await (await merchant.post('/checkout')).json()
  const session = sessionIn(url)
  const made = () =>
    query<{ type: string; count: number }>(
      installation,
      `select type, count(*)::int from sandbox_objects
       where customer = (select customer from sandbox_objects where id = $1) and type in ('charge', 'invoice', 'subscription')
       group by type order by type`,
      [session]
    )
  const pay = () => merchant.post(`/sandbox/pay/${session}`, { card: 'succeeds' })
  const invoice = await waitPoint(
    context,
    installation,
    'before insert on sandbox_objects',
    `new.type = 'invoice'`
  )
  const call = pay().catch(() => null)
  await invoice.caught()
  await installation.kill('web')
  await invoice.abandon()
  assert.isNull(await call)
  assert.deepEqual(await made(), [])

  await installation.start('web')
  assert.equal((await pay()).status, 200)
  assert.deepEqual(await made(), [
    { type: 'charge', count: 1 },
    { type: 'invoice', count: 1 },
    { type: 'subscription', count: 1 },
  ])
  const payments = () =>
    query(installation, 'select amount from payments where user_id = $1', [merchant.user.id])
  await until(async () => (await payments()).length > 0)
  assert.lengthOf(await payments(), 1)
  assert.deepEqual(await brokenLedgers(), [])
})
