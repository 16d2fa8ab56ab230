import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { hashToken } from '#app/api/plain_token'
import { sql } from '#app/shell/sql'
import { createMerchant } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

const HTML = { headers: { accept: 'text/html' } }
const ABILITIES = [
  'assets:read',
  'credits:read',
  'images:edit',
  'images:generate',
  'products:read',
  'products:write',
  'videos:generate',
]

async function makeToken(visitor: Visitor, abilities?: string[], name = 'Shop import') {
  const response = await visitor.post('/api/tokens', { name, abilities })
  const { token, accessToken } = await response.json()
  return { plain: token as string, id: accessToken.id as number, accessToken }
}

/** Calls the public API as a program does: without cookies. */
function call(authorization: string | null, path = '/api/v1/credits', method = 'GET') {
  return fetch(new URL(path, `http://${process.env.HOST}:${process.env.PORT}`), {
    method,
    redirect: 'manual',
    headers: authorization === null ? {} : { authorization },
  })
}

const statusFor = async (token: string) => (await call(`Bearer ${token}`)).status

async function eventsOf(user: User) {
  return sql<{ kind: string; details: unknown }>(
    db.connection(),
    `select kind, details from security_events where user_id = ? and kind like 'token%' order by id`,
    [user.id]
  )
}

test.group('The API Tokens screen', (group) => {
  group.each.timeout(30_000)

  test('it is for signed-in users with a verified address', async ({ assert }) => {
    const guest = await new Visitor().get('/user/api-tokens', HTML)
    assert.deepEqual([guest.status, guest.headers.get('location')], [302, '/login'])
    const unverified = await signIn(
      await (await createMerchant()).merge({ emailVerifiedAt: null }).save()
    )
    const page = await unverified.get('/user/api-tokens', HTML)
    assert.deepEqual([page.status, page.headers.get('location')], [302, '/email/verify'])
    const made = await unverified.post('/user/api-tokens', { name: 'x' })
    assert.equal(made.status, 403)
    assert.equal((await made.json()).message, 'Your email address is not verified.')
  })

  test('create: the token is shown once, unknown permissions are dropped', async ({ assert }) => {
    const visitor = await signIn()
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
    assert.match(used.last_used_ago, /^\d+ seconds? ago$/)
    assert.isBelow(Date.now() - Date.parse(used.last_used_at), 20_000)
  })

  test('without permissions a token may do nothing', async ({ assert }) => {
    const visitor = await signIn()
    await visitor.post('/user/api-tokens', { name: 'Nothing' }, HTML)
    const { flash, tokens } = (await visitor.visit('/user/api-tokens')).props
    assert.deepEqual(tokens[0].abilities, [])
    assert.equal(await statusFor(flash.token), 403)
  })

  test('what is wrong with a name is said beside it', async ({ assert }) => {
    const visitor = await signIn()
    for (const [name, message] of [
      ['', 'The name field is required.'],
      ['   ', 'The name field is required.'],
      ['x'.repeat(256), 'The name field must not be greater than 255 characters.'],
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
    const visitor = await signIn()
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
    const visitor = await signIn()
    const { plain, id } = await makeToken(visitor)
    assert.equal(await statusFor(plain), 200)
    assert.equal((await visitor.call('DELETE', `/user/api-tokens/${id}`)).status, 303)
    assert.equal(await statusFor(plain), 401)
    assert.deepEqual((await visitor.visit('/user/api-tokens')).props.tokens, [])
    const kinds = (await eventsOf(visitor.user)).map(({ kind }) => kind)
    assert.deepEqual(kinds, ['token_created', 'token_revoked'])
  })

  test('nobody sees, changes or removes the token of another user', async ({ assert }) => {
    const { plain, id } = await makeToken(await signIn(), ['images:edit'])
    const stranger = await signIn()
    for (const [method, path] of [
      ['PUT', `/user/api-tokens/${id}`],
      ['DELETE', `/user/api-tokens/${id}`],
      ['DELETE', `/api/tokens/${id}`],
      ['PUT', '/user/api-tokens/999999999'],
      ['DELETE', '/user/api-tokens/99999999999999999999999'],
      ['DELETE', '/user/api-tokens/abc'],
      ['DELETE', '/api/tokens/1e3'],
    ]) {
      const refused = await stranger.call(method, path, { json: { permissions: ABILITIES } })
      assert.equal(refused.status, 404, `${method} ${path}`)
    }
    assert.equal(await statusFor(plain), 403)
    assert.deepEqual((await stranger.visit('/user/api-tokens')).props.tokens, [])
    assert.deepEqual(await (await stranger.get('/api/tokens')).json(), { tokens: [] })
  })
})

test.group('Tokens as JSON', (group) => {
  group.each.timeout(30_000)

  test('list, make and revoke; the plain value is in the first answer alone', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const response = await visitor.post('/api/tokens', { name: 'Script' })
    assert.equal(response.status, 201)
    const { token, accessToken } = await response.json()
    assert.deepInclude(accessToken, { name: 'Script', abilities: ['*'], last_used_at: null })
    assert.sameMembers(Object.keys(accessToken), [
      'id',
      'name',
      'abilities',
      'last_used_at',
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
    assert.equal(row.hash, hashToken(token))
    assert.notInclude(JSON.stringify(row), token.slice(3))

    assert.equal((await visitor.call('DELETE', `/api/tokens/${accessToken.id}`)).status, 204)
    assert.equal((await visitor.call('DELETE', `/api/tokens/${accessToken.id}`)).status, 404)
    assert.equal(await statusFor(token), 401)
  })

  test('abilities may be chosen; unknown ones are dropped', async ({ assert }) => {
    const visitor = await signIn()
    const { accessToken } = await makeToken(visitor, ['credits:read', 'root'])
    assert.deepEqual(accessToken.abilities, ['credits:read'])
    assert.deepEqual((await makeToken(visitor, [])).accessToken.abilities, [])
  })

  test('without a name, a sign-in or a CSRF token nothing is made', async ({ assert }) => {
    const visitor = await signIn()
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

test.group('The public API', (group) => {
  group.each.timeout(30_000)

  test('a token with the ability reads the credits of its owner', async ({ assert }) => {
    const visitor = await signIn(await createMerchant({ image: 7 }))
    const { plain, id } = await makeToken(visitor, ['credits:read'])
    const response = await call(`Bearer ${plain}`)
    assert.equal(response.status, 200)
    const credits = await response.json()
    assert.sameMembers(Object.keys(credits), ['image_credits', 'video_credits', 'model_credits'])
    assert.isAtLeast(credits.image_credits, 7)
    assert.deepEqual(await (await visitor.get('/api/v1/credits')).json(), credits)
    assert.equal(await statusFor(`${id}|${plain}`), 200)
  })

  test('a token without the ability is refused with a sentence', async ({ assert }) => {
    const { plain } = await makeToken(await signIn(), ['images:edit'])
    const response = await call(`Bearer ${plain}`)
    assert.equal(response.status, 403)
    assert.deepEqual(await response.json(), {
      error: {
        code: 'missing_ability',
        message:
          'This token lacks the permission credits:read. Give it the permission, or use another token.',
      },
    })
  })

  test('what is no token opens nothing', async ({ assert }) => {
    const { plain } = await makeToken(await signIn())
    const others = [
      'Bearer',
      'Bearer ',
      `Basic ${plain}`,
      plain,
      `Bearer ${plain.slice(3)}`,
      `Bearer ${plain.slice(0, -1)}`,
      `Bearer ${plain}0`,
      `Bearer ${plain.toLowerCase()}`,
      `Bearer ${hashToken(plain)}`,
      `Bearer ${plain} ${plain}`,
      `Bearer vt_${'a'.repeat(40)}00000000`,
      `Bearer ${'x'.repeat(4000)}`,
    ]
    for (const authorization of others) {
      const response = await call(authorization)
      assert.equal(response.status, 401, authorization)
      assert.deepEqual(await response.json(), {
        error: { code: 'unauthenticated', message: 'The token is wrong, or it was revoked.' },
      })
    }
    assert.deepEqual(await (await call(null)).json(), {
      error: { code: 'unauthenticated', message: 'Unauthenticated.' },
    })
    const nowhere = await call(`Bearer ${plain}`, '/api/v1/nowhere')
    assert.equal(nowhere.status, 404)
    assert.deepEqual(await nowhere.json(), { error: { code: 'not_found', message: 'Not Found' } })
  })

  test('a wrong token is not made up for by a session', async ({ assert }) => {
    const visitor = await signIn()
    const { plain, id } = await makeToken(visitor)
    await visitor.call('DELETE', `/api/tokens/${id}`)
    const headers = { authorization: `Bearer ${plain}` }
    assert.equal((await visitor.get('/api/v1/credits', { headers })).status, 401)
    assert.equal((await visitor.get('/api/v1/credits')).status, 200)
  })

  test('a token opens the public API alone, and no page', async ({ assert }) => {
    const { plain } = await makeToken(await signIn())
    for (const path of ['/api/tokens', '/products', '/user/api-tokens']) {
      const status = (await call(`Bearer ${plain}`, path)).status
      assert.include([401, 302], status, path)
    }
    assert.equal((await call(`Bearer ${plain}`, '/api/tokens', 'POST')).status, 419)
  })

  test('calls of programs leave no sessions behind', async ({ assert }) => {
    const { plain } = await makeToken(await signIn())
    const count = async () => {
      const [row] = await sql<{ count: number }>(
        db.connection(),
        'select count(*) as count from sessions'
      )
      return row.count
    }
    const before = await count()
    for (const token of [plain, plain, 'wrong']) await statusFor(token)
    assert.equal(await count(), before)
  })
})
