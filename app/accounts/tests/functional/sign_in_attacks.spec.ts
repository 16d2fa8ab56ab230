import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { sql } from '#app/core/database/sql'
import { fromElsewhere, sendForm } from '#tests/support/forms'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { freshEmail, Visitor } from '#tests/support/visitor'

const REFUSED = { email: ['These credentials do not match our records.'] }
/** Answers nothing of who has an account: it is said of what nobody can have. */
const NO_ADDRESS = { email: ['The email field must be a valid email address.'] }

/** A client at an address of its own that tries to sign in. */
function attacker() {
  const visitor = new Visitor()
  const headers = fromElsewhere()
  return (email: string, password: string) =>
    visitor.post('/login', { email, password }, { headers })
}

test.group('Guessing passwords', () => {
  test('many guesses at once gain nothing', async ({ assert }) => {
    const { email } = await createMerchant()
    const guess = attacker()
    await guess(freshEmail(), 'wrong')
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(email, 'wrong')))
    const tried = answers.filter(({ status }) => status === 422)
    assert.lengthOf(tried, 5)
    assert.lengthOf(
      answers.filter(({ status }) => status === 429),
      15
    )
  })

  test('writing the address in another way gives no further guesses', async ({ assert }) => {
    const { email } = await createMerchant()
    const guess = attacker()
    const ways = [email, email.toUpperCase(), ` ${email}`, email.replace('a', '\uff41'), email]
    for (const way of ways) assert.equal((await guess(way, 'wrong')).status, 422)
    assert.equal((await guess(email.replace('@', '\uff20'), PASSWORD)).status, 429)
  })

  test('the owner elsewhere is not locked out', async ({ assert }) => {
    const { email } = await createMerchant()
    const guess = attacker()
    for (let attempt = 0; attempt < 6; attempt++) await guess(email, 'wrong')
    assert.equal((await attacker()(email, PASSWORD)).status, 200)
  })

  test('one place that tries stolen passwords on many accounts is stopped', async ({ assert }) => {
    const owner = await createMerchant()
    const guess = attacker()
    for (let attempt = 0; attempt < 100; attempt++) {
      const { status } = await guess(`stolen-${attempt}@example.test`, 'wrong')
      if (status !== 422) assert.fail(`attempt ${attempt} answered ${status}`)
    }
    const stopped = await guess(owner.email, PASSWORD)
    assert.equal(stopped.status, 429)
    assert.isAbove(Number(stopped.headers.get('retry-after')), 60)
    const { errors } = await stopped.json()
    assert.match(errors.email[0], /^Too many login attempts\. Please try again in \d+ seconds\.$/)
  })

  test('sign-ins that succeed are not counted', async ({ assert }) => {
    const { email } = await createMerchant()
    const headers = fromElsewhere()
    for (let attempt = 0; attempt < 8; attempt++) {
      const response = await new Visitor().post(
        '/login',
        { email, password: PASSWORD },
        { headers }
      )
      assert.equal(response.status, 200)
    }
  })

  test('a page tells of it under the address', async ({ assert }) => {
    const email = freshEmail()
    const visitor = new Visitor()
    for (let attempt = 0; attempt < 6; attempt++) {
      await sendForm(visitor, '/login', { email, password: 'wrong' })
    }
    const { props } = await visitor.visit('/login')
    assert.match(props.errors.email, /^Too many login attempts/)
  })
})

test.group('Finding out who has an account', () => {
  test('wrong address, wrong password and no password get the same answer', async ({ assert }) => {
    const { email } = await createMerchant()
    const social = await createMerchant()
    await social.merge({ password: null }).save()
    const guess = attacker()
    for (const address of [email, social.email, freshEmail()]) {
      const response = await guess(address, 'wrong')
      assert.equal(response.status, 422)
      assert.deepEqual((await response.json()).errors, REFUSED)
    }
  })

  test('what no address can be is refused as that', async ({ assert }) => {
    const guess = attacker()
    for (const email of ['a\u0000b', 'x'.repeat(50_000), '\ud800', "' or 1=1 --", '%', '@']) {
      const response = await guess(email, 'wrong')
      assert.equal(response.status, 422)
      assert.deepEqual((await response.json()).errors, NO_ADDRESS)
    }
    const notText = await guess({ $ne: '' } as unknown as string, 'wrong')
    assert.deepEqual((await notText.json()).errors.email, ['The email field must be a string.'])
  })
})

test.group('Taking over a session', () => {
  test('the session of before the sign-in is worth nothing after it', async ({ assert }) => {
    const user = await createMerchant()
    const visitor = new Visitor()
    await visitor.visit('/login')
    const planted = new Map(visitor.cookies)
    await visitor.post('/login', { email: user.email, password: PASSWORD })
    assert.notEqual(visitor.cookies.get('vitrine_session'), planted.get('vitrine_session'))

    const thief = new Visitor()
    for (const [name, value] of planted) thief.cookies.set(name, value)
    const { props } = await thief.visit('/docs/api')
    assert.isNull(props.auth.user)
  })

  test('the CSRF token of before the sign-in is worth nothing after it', async ({ assert }) => {
    const user = await createMerchant()
    const visitor = new Visitor()
    await visitor.visit('/login')
    const planted = visitor.cookies.get('XSRF-TOKEN')!
    await visitor.post('/login', { email: user.email, password: PASSWORD })
    const forged = await visitor.post('/logout', undefined, {
      headers: { 'x-xsrf-token': decodeURIComponent(planted) },
    })
    assert.equal(forged.status, 419)
    assert.equal((await visitor.post('/logout')).status, 204)
  })

  test('signing out ends "remember me" too', async ({ assert }) => {
    const user = await createMerchant()
    const visitor = new Visitor()
    await visitor.post('/login', { email: user.email, password: PASSWORD, remember: 'on' })
    const stolen = visitor.cookies.get('remember_web')!
    await visitor.post('/logout')
    const thief = new Visitor()
    thief.cookies.set('remember_web', stolen)
    assert.isNull((await thief.visit('/docs/api')).props.auth.user)
  })
})

test.group('Leading astray', () => {
  test('a session that wants to go elsewhere is led to the dashboard')
    .with(['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example'])
    .run(async ({ assert }, address) => {
      const user = await createMerchant()
      const visitor = new Visitor()
      await visitor.visit('/dashboard')
      await sql(
        db.connection(),
        `update sessions set data = jsonb_set(data, '{redirect,intendedUrl}', to_jsonb(?::text))
         where data #>> '{redirect,intendedUrl}' = '/dashboard'`,
        [address]
      )
      const response = await sendForm(visitor, '/login', { email: user.email, password: PASSWORD })
      assert.equal(response.headers.get('location'), '/dashboard')
    })

  test('addresses that a link can ask for lead nowhere else', async ({ assert }) => {
    for (const path of [
      '//evil.example/dashboard',
      '/%5cevil.example',
      '/dashboard//evil.example',
    ]) {
      const visitor = new Visitor()
      await visitor.get(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
        headers: { accept: 'text/html' },
      })
      const { email } = await createMerchant()
      const response = await sendForm(visitor, '/login', { email, password: PASSWORD })
      assert.equal(response.headers.get('location'), '/dashboard')
    }
  })
})

test.group('A form without its token', () => {
  const fields = { email: 'ada@example.test', password: 'wrong' }

  test('is refused as a page that offers a way on', async ({ assert }) => {
    const visitor = new Visitor()
    await visitor.visit('/login')
    for (const token of ['', 'stale']) {
      const headers = { 'x-xsrf-token': token, 'x-inertia': 'true', 'accept': 'text/html' }
      const response = await visitor.call('POST', '/login', { json: fields, headers })
      assert.equal(response.status, 419)
      const { component, props } = await response.json()
      assert.equal(component, 'shell/error')
      assert.equal(props.status, 419)
    }
  })

  test('a plain form gets a whole page', async ({ assert }) => {
    const visitor = new Visitor()
    const headers = { 'x-xsrf-token': '', 'accept': 'text/html' }
    const response = await visitor.call('POST', '/login', { json: fields, headers })
    assert.equal(response.status, 419)
    assert.match(response.headers.get('content-type')!, /^text\/html/)
  })

  test("another session's token does not fit", async ({ assert }) => {
    const other = await signIn()
    const visitor = await signIn()
    const token = decodeURIComponent(other.cookies.get('XSRF-TOKEN')!)
    const response = await visitor.post('/logout', {}, { headers: { 'x-xsrf-token': token } })
    assert.equal(response.status, 419)
  })
})

test.group('A user with two factors', () => {
  test('is not signed in by the password alone', async ({ assert }) => {
    const user = await createMerchant()
    await user.merge({ twoFactorConfirmedAt: DateTime.now() }).save()
    const visitor = new Visitor()
    const answer = await visitor.post('/login', { email: user.email, password: PASSWORD })
    assert.deepEqual(await answer.json(), { two_factor: true })
    assert.isFalse(visitor.cookies.has('remember_web'))
    assert.isNull((await visitor.visit('/docs/api')).props.auth.user)

    const page = new Visitor()
    const fields = { email: user.email, password: PASSWORD, remember: 'on' }
    const response = await sendForm(page, '/login', fields)
    assert.equal(response.headers.get('location'), '/two-factor-challenge')
    const rows = await sql<{ remember: boolean }>(
      db.connection(),
      `select data #> '{login,remember}' as remember from sessions where data #>> '{login,id}' = ?`,
      [String(user.id)]
    )
    assert.sameMembers(
      rows.map(({ remember }) => remember),
      [false, true]
    )
  })
})
