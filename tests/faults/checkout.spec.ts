import { test } from '@japa/runner'
import { sharedInstallation } from '#tests/support/installation/shared_installation'
import { waitPoint } from '#tests/support/installation/wait_point'
import { signIn } from '#tests/support/sign_in'
import { query } from '#tests/support/stored_files'

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
  assert.equal(url, made[0].url)
  assert.deepEqual(await ours(), made)
  assert.lengthOf(await unanswered(), 0)
})
