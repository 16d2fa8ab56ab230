import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { confirmPassword } from '#tests/support/confirmed_session'
import { type Instance, startInstance } from '#tests/support/instance'
import { photosForm } from '#tests/support/product'
import {
  addVariants,
  findMisfits,
  holdBack,
  query,
  sweepAged,
  untilServed,
} from '#tests/support/stored_files'
import { freshEmail, Visitor } from '#tests/support/visitor'

const PASSWORD = 'correct horse battery'
const NEW_PASSWORD = 'another battery horse'
const PATIENCE_MS = 60_000

const LOCK = 80

/** Makes whoever deletes an account, changes a password or has made a copy wait for an advisory lock, with the mail about it. */
const WAIT_BEFORE_MAIL = `
  create function wait_before_mail() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(${LOCK});
    return new;
  end $$;
  create trigger wait_before_mail before insert on mails for each row
    when (new.kind in ('account_deleted', 'password_changed', 'data_ready')) execute function wait_before_mail()`

/** Somebody with an account and a product of two photos. */
class Merchant {
  readonly visitor: Visitor
  readonly email = freshEmail()
  id = ''
  photos: string[] = []

  constructor(readonly instance: Instance) {
    this.visitor = new Visitor(instance.url)
  }

  async register(): Promise<this> {
    const { instance, visitor, email } = this
    const names = { name: 'Ada Merchant', email, terms: 'on' }
    await visitor.post('/register', {
      ...names,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    })
    const [{ id }] = await query<{ id: string }>(
      instance,
      'select id from users where email = $1',
      [email]
    )
    const form = await photosForm(2, { name: 'Mug', description: 'A mug.' })
    const { id: product } = await (await visitor.call('POST', '/products', { form })).json()
    const { props } = await visitor.visit(`/products/${product}`)
    this.id = id
    this.photos = props.product.input_images.map(({ path }: { path: string }) => path)
    return this
  }

  deleteAccount() {
    return this.visitor.call('DELETE', '/user', { json: { password: PASSWORD } })
  }

  changePassword() {
    const fields = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }
    return this.visitor.call('PUT', '/user/password', {
      json: { current_password: PASSWORD, ...fields },
    })
  }

  /** The status of a sign-in from elsewhere. */
  async signIn(password: string): Promise<number> {
    const { email, instance } = this
    return (await new Visitor(instance.url).post('/login', { email, password })).status
  }

  async exportState(): Promise<string | undefined> {
    const rows = await query<{ state: string }>(
      this.instance,
      'select state from data_exports where user_id = $1',
      [this.id]
    )
    return rows[0]?.state
  }
}

test('a killed process leaves accounts as they were or as they should be', async ({
  assert,
  cleanup,
}) => {
  const instance = await startInstance()
  cleanup(async () => {
    await instance.stop()
  })
  const make = () => new Merchant(instance).register()
  const [gone, staying, changing, copying] = [
    await make(),
    await make(),
    await make(),
    await make(),
  ]

  // An account is gone, its files not yet: whoever has them to remove is killed.
  const variants = addVariants(instance, gone.photos[0].split('/').at(-1)!, 'web')
  const answer = gone.deleteAccount().catch(() => null)
  await variants.killDuringRemoval()
  await answer
  assert.isNotEmpty((await findMisfits(instance)).orphans, 'killed while files were being removed')
  await untilServed(instance)
  await untilMailsAreSent(instance)

  // A deletion, another password and a copy wait to be committed: whoever makes them is killed.
  await query(instance, WAIT_BEFORE_MAIL)
  const hold = await holdBack(instance, `select pg_advisory_xact_lock(${LOCK})`)
  await confirmPassword(copying.visitor)
  assert.isBelow((await copying.visitor.post('/user/data-exports')).status, 300)
  const calls = [staying.deleteAccount(), changing.changePassword()].map((it) =>
    it.catch(() => null)
  )
  await hold.caught(3)
  await Promise.all([instance.kill('web'), instance.kill('worker')])
  await hold.release()
  await Promise.all(calls)
  const swept = sweepAged(instance)
  await untilServed(instance)

  assert.equal(await staying.signIn(PASSWORD), 200)
  for (const path of staying.photos) {
    assert.equal((await staying.visitor.get(path)).status, 200)
  }
  assert.equal(await changing.signIn(NEW_PASSWORD), 422)
  assert.equal((await changing.visitor.get('/user/profile')).status, 200, 'sessions stay')
  assert.isBelow((await changing.changePassword()).status, 300)
  assert.equal(await changing.signIn(NEW_PASSWORD), 200)
  assert.equal(await gone.signIn(PASSWORD), 422)

  const deadline = Date.now() + PATIENCE_MS
  while ((await copying.exportState()) !== 'ready' && Date.now() < deadline) {
    await hurryRetry(instance)
    await sleep(250)
  }
  const { props } = await copying.visitor.visit('/user/profile')
  assert.equal(props.data_export.state, 'ready', 'the next worker makes the copy')
  const copy = await copying.visitor.get(`/user/data-exports/${props.data_export.id}`)
  assert.equal(copy.status, 200)
  await swept
  assert.deepEqual(await findMisfits(instance), { orphans: [], lost: [] })
})

async function untilMailsAreSent(instance: Instance): Promise<void> {
  const waiting = () => query(instance, 'select 1 from mails where sent_at is null')
  const deadline = Date.now() + PATIENCE_MS
  while ((await waiting()).length > 0) {
    if (Date.now() > deadline) throw new Error('Mails are not sent')
    await sleep(100)
  }
}

/** Spares the test the silence after which a worker counts as dead, and the rest before another attempt. */
async function hurryRetry(instance: Instance): Promise<void> {
  await query(
    instance,
    `update pgboss.job set
       heartbeat_on = case when state = 'active' and started_on < now() - interval '5 seconds'
         then heartbeat_on - interval '1 minute' else heartbeat_on end,
       start_after = least(start_after, now())
     where name = 'data_exports' and state in ('active', 'retry')`
  )
}
