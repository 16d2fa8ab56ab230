import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { freshEmail, Visitor } from '#tests/support/visitor'

const inertia = { 'x-inertia': 'true', 'accept': 'text/html, application/xhtml+xml' }

test.group('Registration', () => {
  test('a newcomer is registered, signed in and welcomed with credits', async ({ assert }) => {
    const visitor = new Visitor()
    const email = freshEmail()
    const response = await visitor.post('/register', {
      name: 'Grace Hopper',
      email: email.toUpperCase(),
      password: 'a long password',
      password_confirmation: 'a long password',
      terms: true,
    })
    assert.equal(response.status, 201)
    const { props, component } = await visitor.visit('/dashboard')
    assert.equal(component, 'dashboard/index')
    assert.equal(props.auth.user.email, email)
    assert.equal(props.auth.user.current_team.name, "Grace's Team")
    assert.deepEqual(props.credits, { image_credits: 5, video_credits: 0, model_credits: 1 })
  })

  test('each wrong field is named in its own words', async ({ assert }) => {
    const taken = await createMerchant()
    const response = await new Visitor().post('/register', {
      name: '',
      email: taken.email,
      password: 'short',
      password_confirmation: 'other',
    })
    assert.equal(response.status, 422)
    const { message, errors } = await response.json()
    assert.deepEqual(errors.name, ['The name field is required.'])
    assert.deepEqual(errors.email, ['The email has already been taken.'])
    assert.include(errors.password, 'The password field must be at least 8 characters.')
    assert.match(message, /^The name field is required\. \(and \d more errors\)$/)
  })

  test('what is no e-mail address is told so where one signs in, too', async ({ assert }) => {
    for (const email of ['grace', 'grace@', '@example.test', 'grace hopper@example.test']) {
      const response = await new Visitor().post('/login', { email, password: PASSWORD })
      assert.equal(response.status, 422)
      const { errors } = await response.json()
      assert.deepEqual(errors.email, ['The email field must be a valid email address.'], email)
    }
  })

  test('a refused form goes back with its errors and what was typed, passwords left out', async ({
    assert,
  }) => {
    const visitor = new Visitor()
    const refused = await visitor.call('POST', '/register', {
      json: { name: 'Grace', email: 'no address', password: 'x', password_confirmation: 'x' },
      headers: { ...inertia, referer: '/register' },
    })
    assert.equal(refused.status, 302)
    const { props } = await visitor.visit('/register')
    assert.equal(props.errors.email, 'The email field must be a valid email address.')
    const [session] = await sql<{ data: unknown }>(
      db.connection(),
      `select data from sessions where data::text like '%no address%'`
    )
    assert.notInclude(JSON.stringify(session ?? ''), '"password":"x"')
  })
})

test.group('Sign-in', () => {
  test('a merchant signs in, the session lives in the database, and signing out ends it', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const { count } = firstOf(
      await sql<{ count: number }>(
        db.connection(),
        'select count(*) as count from sessions where user_id = ?',
        [visitor.user.id]
      )
    )
    assert.equal(count, 1)
    assert.equal((await visitor.get('/products', { headers: { accept: 'text/html' } })).status, 200)

    const kept = new Map(visitor.cookies)
    assert.equal((await visitor.post('/logout')).status, 204)
    for (const [name, value] of kept) visitor.cookies.set(name, value)
    assert.equal((await visitor.get('/api/generations/1')).status, 401)
  })

  test('a wrong password is refused in the words of the form', async ({ assert }) => {
    const { email } = await createMerchant()
    const response = await new Visitor().post('/login', { email, password: 'wrong' })
    assert.equal(response.status, 422)
    assert.deepEqual((await response.json()).errors, {
      email: ['These credentials do not match our records.'],
    })
  })

  test('after five failures within a minute further attempts are refused unseen', async ({
    assert,
  }) => {
    const { email } = await createMerchant()
    const visitor = new Visitor()
    for (let attempt = 0; attempt < 5; attempt++) {
      await visitor.post('/login', { email, password: 'wrong' })
    }
    const response = await visitor.post('/login', { email, password: PASSWORD })
    assert.equal(response.status, 429)
    assert.match((await response.json()).message, /^Too many login attempts/)
    assert.isAbove(Number(response.headers.get('retry-after')), 0)
    assert.equal(response.headers.get('x-ratelimit-limit'), '5')
    assert.equal(response.headers.get('x-ratelimit-remaining'), '0')
  })

  test('"remember me" signs in again after the session is gone', async ({ assert }) => {
    const user = await createMerchant()
    const visitor = new Visitor()
    await visitor.post('/login', { email: user.email, password: PASSWORD, remember: 'on' })
    await sql(db.connection(), 'delete from sessions where user_id = ?', [user.id])
    const { component, props } = await visitor.visit('/dashboard')
    assert.equal(component, 'dashboard/index')
    assert.equal(props.auth.user.id, user.id)
  })

  test('without it the session is all there is', async ({ assert }) => {
    const visitor = await signIn()
    await sql(db.connection(), 'delete from sessions where user_id = ?', [visitor.user.id])
    const { response } = await visitor.visit('/dashboard')
    assert.equal(response.headers.get('location'), '/login')
  })

  test('a visitor who is sent to sign in arrives where they wanted to go', async ({ assert }) => {
    const user = await createMerchant()
    const visitor = new Visitor()
    const asked = await visitor.get('/products?before=7', { headers: { accept: 'text/html' } })
    assert.equal(asked.headers.get('location'), '/login')
    const response = await visitor.call('POST', '/login', {
      json: { email: user.email, password: PASSWORD },
      headers: inertia,
    })
    assert.equal(response.headers.get('location'), '/products?before=7')
  })

  test('a call without a CSRF token is refused, and one is there for the asking', async ({
    assert,
  }) => {
    const visitor = new Visitor()
    const { status } = await visitor.get('/sanctum/csrf-cookie')
    assert.equal(status, 204)
    assert.isTrue(visitor.cookies.has('XSRF-TOKEN'))
    const refused = await visitor.post('/login', {}, { headers: { 'x-xsrf-token': 'wrong' } })
    assert.equal(refused.status, 419)
    assert.equal((await refused.json()).message, 'CSRF token mismatch.')
  })
})
