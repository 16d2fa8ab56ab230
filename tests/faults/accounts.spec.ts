import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { confirmPassword } from '#tests/support/confirmed_session'
import type { Installation } from '#tests/support/installation/installation'
import { sharedInstallation } from '#tests/support/installation/shared_installation'
import { waitPoint } from '#tests/support/installation/wait_point'
import { photosForm } from '#tests/support/product'
import { query } from '#tests/support/query'
import { addVariants, findMisfits, sweepAged } from '#tests/support/stored_files'
import { until } from '#tests/support/until'
import { freshEmail, Visitor } from '#tests/support/visitor'

const PASSWORD = 'correct horse battery'
const NEW_PASSWORD = 'another battery horse'
/** Somebody with an account and a product of two photos. */
class Merchant {
  readonly visitor: Visitor
  readonly email = freshEmail()
  id = ''
  photos: string[] = []

  constructor(readonly installation: Installation) {
    this.visitor = new Visitor(installation.url)
  }

  async register(): Promise<this> {
    const { installation, visitor, email } = this
    const names = { name: 'Ada Merchant', email, terms: 'on' }
    await visitor.post('/register', {
      ...names,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    })
    const { id } = firstOf(
      await query<{ id: string }>(
        installation,
        // What is told of an account goes to addresses that are proven.
        `update users set email_verified_at = now(), address_proven_at = now() where email = $1 returning id`,
        [email]
      )
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
    const { email, installation } = this
    return (await new Visitor(installation.url).post('/login', { email, password })).status
  }

  async exportState(): Promise<string | undefined> {
    const rows = await query<{ state: string }>(
      this.installation,
      'select state from data_exports where user_id = $1',
      [this.id]
    )
    return rows[0]?.state
  }
}

/** Files that others have left behind are no sign of what is tested here. */
async function start(): Promise<Installation> {
  const installation = await sharedInstallation()
  await sweepAged(installation)
  return installation
}

test('a killed process leaves accounts as they were or as they should be', async (context) => {
  const { assert } = context
  const installation = await start()
  const make = () => new Merchant(installation).register()
  const [gone, staying, changing, copying] = [
    await make(),
    await make(),
    await make(),
    await make(),
  ]

  // An account is gone, its files not yet: whoever has them to remove is killed.
  const variants = addVariants(installation, gone.photos[0]!.split('/').at(-1)!, 'web')
  const answer = gone.deleteAccount().catch(() => null)
  await variants.killDuringRemoval()
  await installation.gone('web')
  await answer
  assert.isNotEmpty(
    (await findMisfits(installation)).orphans,
    'killed while files were being removed'
  )
  await installation.start('web')
  const waiting = () => query(installation, 'select 1 from mails where sent_at is null')
  await until(async () => (await waiting()).length === 0)

  // A deletion, another password and a copy wait to be committed, with the mail about it: whoever makes them is killed.
  const mail = await waitPoint(
    context,
    installation,
    'before insert on mails',
    `new.kind in ('account_deleted', 'password_changed', 'data_ready')`
  )
  await confirmPassword(copying.visitor)
  assert.isBelow((await copying.visitor.post('/user/data-exports')).status, 300)
  const calls = [staying.deleteAccount(), changing.changePassword()].map((it) =>
    it.catch(() => null)
  )
  await mail.caught(3)
  await Promise.all([installation.kill('web'), installation.kill('worker')])
  await mail.abandon()
  await Promise.all(calls)
  await Promise.all([installation.start('web'), installation.start('worker')])

  assert.equal(await staying.signIn(PASSWORD), 200)
  for (const path of staying.photos) {
    assert.equal((await staying.visitor.get(path)).status, 200)
  }
  assert.equal(await changing.signIn(NEW_PASSWORD), 422)
  assert.equal((await changing.visitor.get('/user/profile')).status, 200, 'sessions stay')
  assert.isBelow((await changing.changePassword()).status, 300)
  assert.equal(await changing.signIn(NEW_PASSWORD), 200)
  assert.equal(await gone.signIn(PASSWORD), 422)

  await until(async () => (await copying.exportState()) === 'ready')
  const { props } = await copying.visitor.visit('/user/profile')
  assert.equal(props.data_export.state, 'ready', 'the next worker makes the copy')
  const copy = await copying.visitor.get(`/user/data-exports/${props.data_export.id}`)
  assert.equal(copy.status, 200)
  await sweepAged(installation)
  assert.deepEqual(await findMisfits(installation), { orphans: [], lost: [] })
}).tags(['@long'])
