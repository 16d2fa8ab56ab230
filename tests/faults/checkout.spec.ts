import { test } from '@japa/runner'
import { startInstance } from '#tests/support/instance'
import { registerAt } from '#tests/support/sign_up'
import { holdBack, query, untilServed } from '#tests/support/stored_files'

const PASSWORD = 'correct horse battery'
const LOCK = 77

/** Makes whoever writes down the session that the provider has made wait for an advisory lock. */
const WAIT_BEFORE_KEEPING = `
  create function wait_before_keeping() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(${LOCK});
    return new;
  end $$;
  create trigger wait_before_keeping before update of provider_id on checkouts
    for each row execute function wait_before_keeping()`

test('who is killed after the provider made a session finds the same one again', async ({
  assert,
  cleanup,
}) => {
  const instance = await startInstance({ env: { PAYMENTS: 'sandbox' } })
  cleanup(async () => {
    await instance.stop()
  })
  const merchant = await registerAt(instance.url, PASSWORD)
  const sessions = () =>
    query<{ id: string; url: string }>(
      instance,
      `select id, data->>'url' as url from sandbox_objects
       where type = 'checkout.session' and data->>'status' = 'open'`
    )
  await query(instance, WAIT_BEFORE_KEEPING)
  const hold = await holdBack(instance, `select pg_advisory_xact_lock(${LOCK})`)
  const call = merchant.post('/checkout').catch(() => null)
  await hold.caught()
  const made = await sessions()
  assert.lengthOf(made, 1)
  await instance.kill('web')
  // The database would still do what the dead process has asked for.
  await query(
    instance,
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted`
  )
  await hold.release()
  assert.isNull(await call)
  const unanswered = `select from checkouts where status = 'open' and provider_id is null`
  assert.lengthOf(await query(instance, unanswered), 1)

  await untilServed(instance)
  const { url } = await (await merchant.post('/checkout')).json()
  assert.equal(url, made[0].url)
  assert.deepEqual(await sessions(), made)
  assert.lengthOf(await query(instance, unanswered), 0)
})
