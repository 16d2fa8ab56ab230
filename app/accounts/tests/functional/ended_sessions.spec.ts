import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { SessionConfig } from '@adonisjs/session/types'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { firstOf } from '#app/core/elements'
import { databaseSessionStore } from '#app/accounts/sessions/session_store'
import { sql } from '#app/core/database/sql'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

const NEW_PASSWORD = 'another long passphrase 4711'

/** The store as one request has it. */
function requestStore() {
  const request = { ip: () => '127.0.0.1', header: () => undefined }
  return databaseSessionStore(
    { request } as unknown as HttpContext,
    { age: '2h' } as unknown as SessionConfig
  )
}

function changePassword(visitor: Visitor) {
  return visitor.call('PUT', '/user/password', {
    json: {
      current_password: PASSWORD,
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
    },
  })
}

async function remembered() {
  const user = await createMerchant()
  const visitor = new Visitor()
  await visitor.post('/login', { email: user.email, password: PASSWORD, remember: 'on' })
  await sql(db.connection(), 'delete from sessions where user_id = ?', [user.id])
  return { user, visitor }
}

test.group('Sessions that were ended', () => {
  test('a request that was under way does not bring one back', async ({ assert }) => {
    const id = randomUUID()
    await requestStore().write(id, { seen: 1 })
    const underWay = requestStore()
    await underWay.read(id)
    await underWay.write(id, { seen: 2 })
    assert.deepEqual(await requestStore().read(id), { seen: 2 })
    await requestStore().destroy(id)
    await underWay.write(id, { seen: 3 })
    assert.isNull(await requestStore().read(id))
  })

  test('one that is left as it was does not undo what another request has changed', async ({
    assert,
  }) => {
    const id = randomUUID()
    await requestStore().write(id, { seen: 1, told: { once: 'refused' } })
    const slow = requestStore()
    const { told, ...rest } = (await slow.read(id))!
    const quick = requestStore()
    await quick.read(id)
    await quick.write(id, { seen: 1 })
    await slow.write(id, { told: told!, ...rest })
    assert.deepEqual(await requestStore().read(id), { seen: 1 })
  })

  test('a sign-in with the old password that ends late counts for nothing', async ({ assert }) => {
    const late = await signIn()
    const here = await signIn(late.user)
    const row = firstOf(
      await sql<{ id: string; data: object }>(
        db.connection(),
        'select id, data from sessions where user_id = ? order by last_active_at limit 1',
        [late.user.id]
      )
    )
    const arriveLate = () =>
      sql(
        db.connection(),
        `insert into sessions (id, user_id, data, last_active_at, expires_at)
         values (?, ?, ?, now(), now() + interval '1 hour')
         on conflict (id) do update set user_id = excluded.user_id, data = excluded.data`,
        [row.id, late.user.id, JSON.stringify(row.data)]
      )
    await arriveLate()
    assert.equal((await late.get('/api/v1/credits')).status, 200)
    assert.equal((await changePassword(here)).status, 200)
    await arriveLate()
    assert.isNull((await late.visit('/photos/generate/12')).props.auth.user)
    for (const path of ['/user/profile', '/api/v1/credits', '/events']) {
      await arriveLate()
      assert.equal((await late.get(path)).status, 401, path)
    }
    await arriveLate()
    assert.equal((await late.visit('/login')).component, 'accounts/login')
    assert.equal((await here.visit('/user/profile')).component, 'profile/show')
  })

  test('one of before versions were kept goes on', async ({ assert }) => {
    const visitor = await signIn()
    await sql(
      db.connection(),
      `update sessions set data = data - 'session_version' where user_id = ?`,
      [visitor.user.id]
    )
    assert.equal((await visitor.visit('/user/profile')).component, 'profile/show')
    assert.equal((await changePassword(visitor)).status, 200)
    assert.equal((await visitor.visit('/user/profile')).component, 'profile/show')
  })
})

test.group('"Remember me"', () => {
  test('nobody is remembered by a password that was replaced', async ({ assert }) => {
    const here = await signIn()
    const loaded = await User.findOrFail(here.user.id)
    const token = await User.rememberMeTokens.create(loaded)
    await changePassword(here)
    await assert.rejects(() => User.rememberMeTokens.create(loaded))
    await assert.rejects(() => User.rememberMeTokens.recycle(loaded, token.identifier))
    const user = await User.findOrFail(here.user.id)
    assert.lengthOf(await User.rememberMeTokens.all(user), 0)
  })

  test('a token is replaced once, by the same one for all who ask at once', async ({ assert }) => {
    const user = await User.findOrFail((await createMerchant()).id)
    const tokens = User.rememberMeTokens
    const { identifier } = await tokens.create(user)
    const renewed = await Promise.all([1, 2, 3].map(() => tokens.recycle(user, identifier)))
    assert.lengthOf(new Set(renewed.map(({ value }) => value!.release())), 1)
    assert.lengthOf(await tokens.all(user), 2)
  })

  test('outlives a password change where it signed in since', async ({ assert }) => {
    const { user, visitor } = await remembered()
    await visitor.visit('/dashboard')
    assert.equal((await changePassword(visitor)).status, 200)
    const again = new Visitor()
    const json = { email: user.email, password: NEW_PASSWORD, remember: 'on' }
    assert.equal((await again.post('/login', json)).status, 200)
    await sql(db.connection(), 'delete from sessions where user_id = ?', [user.id])
    assert.equal((await again.visit('/user/profile')).component, 'profile/show')
    assert.equal((await again.visit('/user/profile')).component, 'profile/show')
  })

  test('opens no stream of events, whose answer could not renew it', async ({ assert }) => {
    const { visitor } = await remembered()
    const cookie = visitor.cookies.get('remember_web')
    const headers = { accept: 'text/event-stream' }
    assert.equal((await visitor.get('/events', { headers })).status, 401)
    assert.equal(visitor.cookies.get('remember_web'), cookie)
    assert.equal((await visitor.visit('/dashboard')).component, 'dashboard/index')
  })
})

test.group('Where a guest wanted to go', () => {
  test('is a page, never what a page loads', async ({ assert }) => {
    const { email } = await createMerchant()
    const visitor = new Visitor()
    const page = await visitor.get('/user/profile', { headers: { accept: 'text/html' } })
    assert.equal(page.headers.get('location'), '/login')
    await visitor.get('/events', { headers: { accept: 'text/event-stream' } })
    await visitor.get('/dashboard', { headers: { accept: 'image/avif,image/webp' } })
    const response = await visitor.call('POST', '/login', {
      json: { email, password: PASSWORD },
      headers: { 'accept': 'text/html', 'x-inertia': 'true' },
    })
    assert.equal(response.headers.get('location'), '/user/profile')
  })
})
