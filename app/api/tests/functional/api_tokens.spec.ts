import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { firstOf } from '#app/core/elements'
import { hashToken } from '#app/api/tokens/plain_token'
import { sql } from '#app/core/database/sql'
import { makeToken, statusFor } from '#tests/support/api_tokens'
import { createMerchant } from '#tests/support/merchant'
import { signInConfirmed } from '#tests/support/confirmed_session'
import { Visitor } from '#tests/support/visitor'

const HTML = { headers: { accept: 'text/html' } }
const UNREADABLE = ['a\u0000b', 'a\u001B[31mb', 'a\u202Eb', 'a\uD800b', '\u200B\u200D']
const NO_TEXT = 'The name field must be readable text without control characters.'
const ABILITIES = [
  'assets:read',
  'credits:read',
  'images:edit',
  'images:generate',
  'products:read',
  'products:write',
  'videos:generate',
]

async function eventsOf(user: User) {
  return sql<{ kind: string; details: unknown }>(
    db.connection(),
    `select kind, details from security_events where user_id = ? and kind like 'token%' order by id`,
    [user.id]
  )
}

test.group('The API Tokens screen', () => {
  test('it is for signed-in users with a verified address', async ({ assert }) => {
    const guest = await new Visitor().get('/user/api-tokens', HTML)
    assert.deepEqual([guest.status, guest.headers.get('location')], [302, '/login'])
    const unverified = await signInConfirmed(
      await (await createMerchant()).merge({ emailVerifiedAt: null }).save()
    )
    const page = await unverified.get('/user/api-tokens', HTML)
    assert.deepEqual([page.status, page.headers.get('location')], [302, '/email/verify'])
    const made = await unverified.post('/user/api-tokens', { name: 'x' })
    assert.equal(made.status, 403)
    assert.equal((await made.json()).message, 'Your email address is not verified.')
  })

  test('create: the token is shown once, unknown permissions are dropped', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const empty = await visitor.visit('/user/api-tokens')
    assert.equal(empty.component, 'api/index')
    assert.deepInclude(empty.props, {
      tokens: [],
      availablePermissions: ABILITIES,
      defaultPermissions: ['assets:read', 'images:edit'],
    })

    const permissions = ['credits:read', 'admin', '*', 'images:edit', 'credits:read']
    const made = await visitor.post('/user/api-tokens', { name: '  Shop  ', permissions }, HTML)
    assert.equal(made.status, 302)
    const once = await visitor.visit('/user/api-tokens')
    const plain = once.props.flash.token
    assert.match(plain, /^vt_[A-Za-z0-9]{48}$/)
    assert.isNull((await visitor.visit('/user/api-tokens')).props.flash.token)
    const [token] = once.props.tokens
    assert.deepInclude(token, {
      name: 'Shop',
      abilities: ['credits:read', 'images:edit'],
      last_used_at: null,
      last_used_ago: null,
    })
    assert.notProperty(token, 'hash')
    assert.deepEqual(await eventsOf(visitor.user), [
      { kind: 'token_created', details: { name: 'Shop' } },
    ])

    assert.equal(await statusFor(plain), 200)
    const [used] = (await visitor.visit('/user/api-tokens')).props.tokens
    assert.equal(used.last_used_ago, 'just now')
    assert.isBelow(Date.now() - Date.parse(used.last_used_at), 20_000)
  })

  for (const [language, said] of [
    ['de', 'vor 23 Minuten'],
    ['es', 'hace 23 minutos'],
  ]) {
    test(`when a token was used last is said in the reader's language: ${language}`, async ({
      assert,
    }) => {
      const visitor = await signInConfirmed()
      await visitor.post('/user/api-tokens', { name: 'Shop', permissions: ['credits:read'] })
      await sql(
        db.connection(),
        `update access_tokens set last_used_at = now() - interval '23 minutes' where user_id = ?`,
        [visitor.user.id]
      )
      await visitor.call('PUT', '/user/language', { json: { language } })
      const html = await (
        await visitor.get('/user/api-tokens', { headers: { accept: 'text/html' } })
      ).text()
      assert.include(html, said!)
      assert.notMatch(html, /minutes? ago/)
    })
  }

  test('the use of a token is noted once a minute', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const { plain, id } = await makeToken(visitor)
    const usedAfter = async (seconds: number) => {
      const { at } = firstOf(
        await sql<{ at: Date }>(
          db.connection(),
          `update access_tokens set last_used_at = now() - make_interval(secs => ?) where id = ?
         returning last_used_at as at`,
          [seconds, id]
        )
      )
      assert.equal(await statusFor(plain), 200)
      const row = firstOf(
        await sql<{ at: Date }>(
          db.connection(),
          'select last_used_at as at from access_tokens where id = ?',
          [id]
        )
      )
      return row.at.getTime() > at.getTime()
    }
    assert.isFalse(await usedAfter(50))
    assert.isTrue(await usedAfter(70))
  })

  test('without permissions a token may do nothing', async ({ assert }) => {
    const visitor = await signInConfirmed()
    await visitor.post('/user/api-tokens', { name: 'Nothing' }, HTML)
    const { flash, tokens } = (await visitor.visit('/user/api-tokens')).props
    assert.deepEqual(tokens[0].abilities, [])
    assert.equal(await statusFor(flash.token), 403)
  })

  test('what is wrong with a name is said beside it', async ({ assert }) => {
    const visitor = await signInConfirmed()
    for (const [name, message] of [
      ['', 'The name field is required.'],
      ['   ', 'The name field is required.'],
      ['x'.repeat(256), 'The name field must not be greater than 255 characters.'],
      ...UNREADABLE.map((text) => [text, NO_TEXT]),
    ]) {
      const refused = await visitor.post('/user/api-tokens', { name })
      assert.equal(refused.status, 422)
      assert.deepEqual((await refused.json()).errors, { name: [message] })
    }
    const list = await visitor.post('/user/api-tokens', { name: 'x', permissions: 'all' })
    assert.deepEqual((await list.json()).errors, {
      permissions: ['The permissions field must be an array.'],
    })
    await visitor.post('/user/api-tokens', {}, HTML)
    const { errors } = (await visitor.visit('/user/api-tokens')).props
    assert.deepEqual(errors, { name: 'The name field is required.' })
  })

  test('change: permissions are replaced and count at once', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const { plain, id } = await makeToken(visitor, ['credits:read'])
    assert.equal(await statusFor(plain), 200)
    const path = `/user/api-tokens/${id}`
    const changed = await visitor.call('PUT', path, {
      json: { permissions: ['images:edit', 'nonsense'] },
    })
    assert.equal(changed.status, 303)
    assert.equal(await statusFor(plain), 403)
    const [token] = (await visitor.visit('/user/api-tokens')).props.tokens
    assert.deepEqual(token.abilities, ['images:edit'])

    const refused = await visitor.call('PUT', path, { json: { permissions: 'all' } })
    assert.equal(refused.status, 422)
    assert.equal((await refused.json()).message, 'The permissions field must be an array.')
    assert.equal((await visitor.call('PUT', path, { json: {} })).status, 303)
    const [bare] = (await visitor.visit('/user/api-tokens')).props.tokens
    assert.deepEqual(bare.abilities, [])
  })

  test('delete: the next call with the token is refused', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const { plain, id } = await makeToken(visitor)
    assert.equal(await statusFor(plain), 200)
    assert.equal((await visitor.call('DELETE', `/user/api-tokens/${id}`)).status, 303)
    assert.equal(await statusFor(plain), 401)
    assert.deepEqual((await visitor.visit('/user/api-tokens')).props.tokens, [])
    const kinds = (await eventsOf(visitor.user)).map(({ kind }) => kind)
    assert.deepEqual(kinds, ['token_created', 'token_revoked'])
  })

  test('nobody sees, changes or removes the token of another user', async ({ assert }) => {
    const { plain, id } = await makeToken(await signInConfirmed(), ['images:edit'])
    const stranger = await signInConfirmed()
    for (const [method, path] of [
      ['PUT', `/user/api-tokens/${id}`],
      ['DELETE', `/user/api-tokens/${id}`],
      ['DELETE', `/api/tokens/${id}`],
      ['PUT', '/user/api-tokens/999999999'],
      ['DELETE', '/user/api-tokens/99999999999999999999999'],
      ['DELETE', '/user/api-tokens/abc'],
      ['DELETE', '/api/tokens/1e3'],
    ]) {
      const refused = await stranger.call(method!, path!, { json: { permissions: ABILITIES } })
      assert.equal(refused.status, 404, `${method} ${path}`)
    }
    assert.equal(await statusFor(plain), 403)
    assert.deepEqual((await stranger.visit('/user/api-tokens')).props.tokens, [])
    assert.deepEqual(await (await stranger.get('/api/tokens')).json(), { tokens: [] })
  })
})

test.group('Tokens as JSON', () => {
  test('list, make and revoke; the plain value is in the first answer alone', async ({
    assert,
  }) => {
    const visitor = await signInConfirmed()
    const response = await visitor.post('/api/tokens', { name: 'Script' })
    assert.equal(response.status, 201)
    const { token, accessToken } = await response.json()
    assert.deepInclude(accessToken, { name: 'Script', abilities: ['*'], last_used_at: null })
    assert.sameMembers(Object.keys(accessToken), [
      'id',
      'name',
      'abilities',
      'last_used_at',
      'expires_at',
      'created_at',
    ])

    const list = await (await visitor.get('/api/tokens')).text()
    assert.deepEqual(JSON.parse(list), { tokens: [accessToken] })
    assert.notInclude(list, token)
    const [row] = await sql<Record<string, unknown>>(
      db.connection(),
      'select * from access_tokens where id = ?',
      [accessToken.id]
    )
    assert.equal(row!.hash, hashToken(token))
    assert.notInclude(JSON.stringify(row), token.slice(3))

    assert.equal((await visitor.call('DELETE', `/api/tokens/${accessToken.id}`)).status, 204)
    assert.equal((await visitor.call('DELETE', `/api/tokens/${accessToken.id}`)).status, 404)
    assert.equal(await statusFor(token), 401)
  })

  test('abilities may be chosen; unknown ones are dropped', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const { accessToken } = await makeToken(visitor, ['credits:read', 'root'])
    assert.deepEqual(accessToken.abilities, ['credits:read'])
    assert.deepEqual((await makeToken(visitor, [])).accessToken.abilities, [])
  })

  test('without a name, a sign-in or a CSRF token nothing is made', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const nameless = await visitor.post('/api/tokens', {})
    assert.equal(nameless.status, 422)
    assert.deepEqual((await nameless.json()).errors, { name: ['The name field is required.'] })
    const guest = await new Visitor().post('/api/tokens', { name: 'x' })
    assert.equal(guest.status, 401)
    assert.deepInclude(await guest.json(), { message: 'Unauthenticated.' })
    const forged = await visitor.post(
      '/api/tokens',
      { name: 'x' },
      { headers: { 'x-xsrf-token': '' } }
    )
    assert.equal(forged.status, 419)
  })
})
