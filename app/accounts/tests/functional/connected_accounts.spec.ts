import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { PASSWORD } from '#tests/support/merchant'
import { confirmByMail, signInConfirmed } from '#tests/support/confirmed_session'
import { askProvider, PAGE, signInWith } from '#tests/support/social/through'
import { useSocialServer } from '#tests/support/social/use_social_server'
import { Visitor } from '#tests/support/visitor'

const CONFIRM = '/oauth/github/callback/confirm'

test.group('Connecting an account', (group) => {
  const server = useSocialServer(group)

  test('it is asked for, connected, and then signs in', async ({ assert }) => {
    const visitor = await signInConfirmed()
    assert.equal(await connect(visitor, 'confirm'), '/user/profile')
    assert.deepEqual(await banner(visitor), [
      'You have successfully linked your GitHub account.',
      'success',
    ])
    const event = firstOf(
      await sql<{ details: unknown }>(
        db.connection(),
        `select details from security_events where user_id = ? and kind = 'account_connected'`,
        [visitor.user.id]
      )
    )
    assert.deepEqual(event.details, { provider: 'GitHub' })

    const elsewhere = new Visitor()
    assert.equal(await signInWith(elsewhere, 'github'), '/dashboard')
    assert.equal((await elsewhere.visit('/dashboard')).props.auth.user.id, visitor.user.id)

    await connect(visitor, 'confirm')
    assert.deepEqual(await banner(visitor), [
      'You have successfully linked your GitHub account.',
      'success',
    ])
    assert.lengthOf(await accountsOf(visitor.user.id), 1)
  })

  test('the question names the account', async ({ assert }) => {
    const visitor = await signInConfirmed()
    assert.equal(await signInWith(visitor, 'github', '/dashboard'), '/oauth/github/callback/prompt')
    const { component, props } = await visitor.visit('/oauth/github/callback/prompt')
    assert.equal(component, 'accounts/oauth_prompt')
    assert.deepEqual(props.provider, { id: 'github', name: 'GitHub' })
    assert.deepEqual(props.account, { name: 'Grace Hopper', detail: server.current.person.email })
    assert.isEmpty(await accountsOf(visitor.user.id), 'nothing happens by itself')
  })

  test('a no connects nothing', async ({ assert }) => {
    const visitor = await signInConfirmed()
    await connect(visitor, 'deny')
    assert.deepEqual(await banner(visitor), [
      'Failed to link GitHub account. User denied request.',
      'danger',
    ])
    assert.isEmpty(await accountsOf(visitor.user.id))
    const late = await visitor.post(CONFIRM, { result: 'confirm' })
    assert.equal(late.headers.get('location'), '/user/profile')
    assert.isEmpty(await accountsOf(visitor.user.id), 'a no is final')
  })

  test('an answer that is neither yes nor no is refused', async ({ assert }) => {
    const visitor = await signInConfirmed()
    await signInWith(visitor, 'github', '/dashboard')
    assert.equal((await visitor.post(CONFIRM, { result: 'perhaps' })).status, 422)
    assert.equal((await visitor.post(CONFIRM, {})).status, 422)
  })

  test('an account of somebody else stays theirs', async ({ assert }) => {
    const owner = await signInConfirmed()
    await connect(owner, 'confirm')
    const other = await signInConfirmed()
    await connect(other, 'confirm')
    assert.deepEqual(await banner(other), [
      'It looks like this GitHub account is used by another user. Please log in.',
      'danger',
    ])
    assert.isEmpty(await accountsOf(other.user.id))
    assert.lengthOf(await accountsOf(owner.user.id), 1)
  })

  test('an answer of the provider waits ten minutes, for the one who asked', async ({ assert }) => {
    const visitor = await signInConfirmed()
    await signInWith(visitor, 'github', '/dashboard')
    await sql(
      db.connection(),
      `update sessions set data = jsonb_set(data, '{social,pending,at}', to_jsonb(?::bigint)) where user_id = ?`,
      [Date.now() - 11 * 60_000, visitor.user.id]
    )
    const page = await visitor.get('/oauth/github/callback/prompt', PAGE)
    assert.equal(page.headers.get('location'), '/user/profile')
    await visitor.post(CONFIRM, { result: 'confirm' })
    assert.deepEqual((await banner(visitor))[1], 'danger')
    assert.isEmpty(await accountsOf(visitor.user.id))

    await signInWith(visitor, 'github', '/dashboard')
    const other = await signInConfirmed()
    await sql(
      db.connection(),
      `update sessions set data = jsonb_set(data, '{social}', (select data->'social' from sessions
         where user_id = ? order by last_active_at desc limit 1)) where user_id = ?`,
      [visitor.user.id, other.user.id]
    )
    await other.post(CONFIRM, { result: 'confirm' })
    assert.isEmpty(await accountsOf(other.user.id))
  })

  test('guests are not asked, and a yes needs the token of the form', async ({ assert }) => {
    const guest = new Visitor()
    assert.equal((await guest.post(CONFIRM, { result: 'confirm' })).status, 401)
    const visitor = await signInConfirmed()
    await signInWith(visitor, 'github', '/dashboard')
    const forged = await visitor.post(
      CONFIRM,
      { result: 'confirm' },
      { headers: { 'x-xsrf-token': 'wrong' } }
    )
    assert.equal(forged.status, 419)
    assert.isEmpty(await accountsOf(visitor.user.id))
  })

  test('a refusal of the provider is told on the profile', async ({ assert }) => {
    const visitor = await signInConfirmed()
    server.current.refusal = { error: 'access_denied' }
    const response = await visitor.get(await askProvider(visitor, 'google', '/dashboard'), PAGE)
    assert.equal(response.headers.get('location'), '/user/profile')
    assert.deepEqual(await banner(visitor), ['access_denied', 'danger'])
  })
})

test.group('Removing a connected account', (group) => {
  const server = useSocialServer(group)

  test('who has a password gives it', async ({ assert }) => {
    const visitor = await signInConfirmed()
    await connect(visitor, 'confirm')
    const { id } = firstOf(await accountsOf(visitor.user.id))
    for (const password of ['wrong', '', undefined]) {
      const refused = await remove(visitor, id, password)
      assert.equal(refused.status, 422)
      assert.deepEqual((await refused.json()).errors, { password: ['The password is incorrect.'] })
    }
    const removed = await remove(visitor, id, PASSWORD)
    assert.equal(removed.status, 303)
    const { props } = await visitor.visit('/dashboard')
    assert.equal(props.flash.banner, 'Account removed')
    assert.equal(props.flash.status, 'connected-account-removed')
    assert.isEmpty(await accountsOf(visitor.user.id))
    const elsewhere = new Visitor()
    await signInWith(elsewhere, 'github')
    assert.notEqual((await elsewhere.visit('/dashboard')).props?.auth.user.id, visitor.user.id)
  })

  test('without a password all but the last can be removed, also at once', async ({ assert }) => {
    const visitor = new Visitor()
    await signInWith(visitor, 'gitlab')
    const { user } = (await visitor.visit('/dashboard')).props.auth
    const only = firstOf(await accountsOf(user.id))
    assert.deepEqual((await (await remove(visitor, only.id)).json()).errors, {
      password: ['Confirm it by mail first: your account has no password.'],
    })
    await confirmByMail(visitor, user)
    const refused = await remove(visitor, only.id)
    assert.equal(refused.status, 422)
    assert.deepEqual((await refused.json()).errors, {
      password: ['This is your only way to log in. Set a password first.'],
    })

    await connect(visitor, 'confirm')
    const accounts = await accountsOf(user.id)
    assert.lengthOf(accounts, 2)
    const answers = await Promise.all(accounts.map(({ id }) => remove(visitor, id)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 422])
    assert.lengthOf(await accountsOf(user.id), 1)
  })

  test('an account of somebody else, or none, is not found', async ({ assert }) => {
    const owner = await signInConfirmed()
    await connect(owner, 'confirm')
    const { id } = firstOf(await accountsOf(owner.user.id))
    const visitor = await signInConfirmed()
    for (const wanted of [id, 999_999_999, 'abc', '1e400']) {
      assert.equal((await remove(visitor, wanted, PASSWORD)).status, 404)
    }
    assert.equal((await remove(new Visitor(), id, PASSWORD)).status, 401)
    assert.lengthOf(await accountsOf(owner.user.id), 1)
    assert.isNotNull(server.current)
  })
})

async function connect(visitor: Visitor, result: 'confirm' | 'deny') {
  await signInWith(visitor, 'github', '/dashboard')
  const response = await visitor.post(CONFIRM, { result })
  return response.headers.get('location')
}

function remove(visitor: Visitor, id: number | string, password?: string) {
  return visitor.call('DELETE', `/user/connected-account/${id}`, { json: { password } })
}

/** What the next page tells at its top. */
async function banner(visitor: Visitor) {
  const { flash } = (await visitor.visit('/dashboard')).props
  return [flash.banner, flash.bannerStyle]
}

function accountsOf(userId: number) {
  return sql<{ id: number }>(
    db.connection(),
    'select id from connected_accounts where user_id = ? order by id',
    [userId]
  )
}
