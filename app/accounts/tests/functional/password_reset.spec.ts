import { request } from 'node:http'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type User from '#app/accounts/models/user'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { appUrl } from '#config/app'
import { fromElsewhere, sendForm } from '#tests/support/forms'
import { arrivedMail, countMails, linkInMail, pathOf } from '#tests/support/mails'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { trailOf } from '#tests/support/trail'
import { freshEmail, Visitor } from '#tests/support/visitor'

const NEW = 'another long password'
const SENT = 'We have emailed your password reset link.'
const INVALID = { email: ['This password reset token is invalid.'] }

const ask = (email: unknown) =>
  new Visitor().post('/forgot-password', { email }, { headers: fromElsewhere() })

const reset = (fields: object) =>
  new Visitor().post('/reset-password', fields, { headers: fromElsewhere() })

/** Asks for a link and answers what it carries. */
async function linkFor({ email }: User) {
  await ask(email)
  const url = await linkInMail(email, '/reset-password/')
  return { url, token: url.pathname.split('/').pop()!, email: url.searchParams.get('email')! }
}

const withPassword = (password: string) => ({ password, password_confirmation: password })

test.group('Forgotten password', () => {
  test('a merchant gets a link by mail, chooses a password and signs in with it', async ({
    assert,
  }) => {
    const user = await createMerchant()
    const visitor = new Visitor()
    const asked = await sendForm(visitor, '/forgot-password', { email: user.email.toUpperCase() })
    assert.equal(asked.status, 302)
    const page = await visitor.visit('/forgot-password')
    assert.equal(page.component, 'accounts/forgot_password')
    assert.equal(page.props.status, SENT)

    const { text } = await arrivedMail(user.email, /within 60 minutes/)
    assert.include(text, `Hello ${user.name}`)
    const url = await linkInMail(user.email, '/reset-password/')
    const { component, props, response } = await visitor.visit(pathOf(url))
    assert.equal(component, 'accounts/reset_password')
    assert.equal(props.email, user.email)
    assert.equal(response.headers.get('referrer-policy'), 'same-origin')

    const form = { token: props.token, email: props.email, ...withPassword(NEW) }
    const done = await sendForm(visitor, '/reset-password', form, pathOf(url))
    assert.equal(done.headers.get('location'), '/login')
    const login = await visitor.visit('/login')
    assert.equal(login.props.status, 'Your password has been reset.')
    assert.isTrue(login.props.canResetPassword)
    assert.isNull(login.props.auth.user)
    assert.equal((await visitor.post('/login', { email: user.email, password: NEW })).status, 200)
    assert.equal(await countMails(user.email, 'password_changed'), 1)
    assert.include(await trailOf(user.id), 'password_reset')
  })

  test('JSON callers get the same words', async ({ assert }) => {
    const user = await createMerchant()
    assert.deepEqual(await (await ask(user.email)).json(), { message: SENT })
    const { token, email } = await linkFor(user)
    const response = await reset({ token, email, ...withPassword(NEW) })
    assert.deepEqual(await response.json(), { message: 'Your password has been reset.' })
  })

  test('a new password ends every session and every "remember me"', async ({ assert }) => {
    const user = await createMerchant()
    const visitor = new Visitor()
    await visitor.post('/login', { email: user.email, password: PASSWORD, remember: true })
    const { token, email } = await linkFor(user)
    await reset({ token, email, ...withPassword(NEW) })
    const { response } = await visitor.visit('/dashboard')
    assert.equal(response.headers.get('location'), '/login')
  })

  test('fields that are missing are named', async ({ assert }) => {
    const { errors } = await (await reset({})).json()
    assert.deepEqual(errors, {
      token: ['The token field is required.'],
      email: ['The email field is required.'],
      password: ['The password field is required.'],
    })
    assert.deepEqual((await (await ask('nobody')).json()).errors, {
      email: ['The email field must be a valid email address.'],
    })
  })

  test('a second link within a minute has to wait, whether or not there is an account', async ({
    assert,
  }) => {
    const { email } = await createMerchant()
    for (const address of [email, freshEmail()]) {
      await ask(address)
      const again = await ask(address)
      assert.equal(again.status, 422)
      assert.deepEqual((await again.json()).errors.email, ['Please wait before retrying.'])
    }
    assert.equal(await countMails(email, 'reset_password'), 1)
  })

  test('signed-in users are sent to the dashboard', async ({ assert }) => {
    const visitor = await signIn()
    const { response } = await visitor.visit('/forgot-password')
    assert.equal(response.headers.get('location'), '/dashboard')
  })

  test('a link opened by somebody signed in says as whom, and goes on once they are not', async ({
    assert,
  }) => {
    const link = pathOf((await linkFor(await createMerchant())).url)
    const visitor = await signIn()
    const { component, props, response } = await visitor.visit(link)
    assert.equal(component, 'accounts/reset_signed_in')
    assert.equal(props.email, visitor.user.email)
    assert.equal(props.next, link)
    assert.equal(response.headers.get('referrer-policy'), 'same-origin')
    const left = await sendForm(visitor, '/logout', { next: link })
    assert.equal(left.headers.get('x-inertia-location'), link)
    assert.equal((await visitor.visit(link)).component, 'accounts/reset_password')

    const other = await signIn()
    for (const next of ['https://evil.test/', '//evil.test', '/\\evil.test']) {
      const away = await sendForm(other, '/logout', { next })
      assert.notInclude(away.headers.get('x-inertia-location') ?? '', 'evil')
    }
  })
})

test.group('Attacks on the forgotten password', () => {
  test('an unknown address gets the same answer after the same time, and no mail', async ({
    assert,
  }) => {
    const timed = async (address: string) => {
      const from = performance.now()
      const response = await ask(address)
      assert.equal(response.status, 200)
      assert.deepEqual(await response.json(), { message: SENT })
      return performance.now() - from
    }
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let round = 0; round < 3; round++) {
      const { email } = await createMerchant()
      const unknown = freshEmail()
      times.known.push(await timed(email))
      times.unknown.push(await timed(unknown))
      assert.equal(await countMails(unknown, 'reset_password'), 0)
    }
    // A busy machine adds to some of them, whoever was asked for.
    const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)]
    assert.isAtLeast(Math.min(known, unknown), 500)
    assert.isBelow(Math.abs(known - unknown), 250)
  })

  test('a link works once, also when it is sent several times at once', async ({ assert }) => {
    const { token, email } = await linkFor(await createMerchant())
    const answers = await Promise.all(
      ['first password', 'second password', 'third password'].map((password) =>
        reset({ token, email, ...withPassword(password) })
      )
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422, 422])
    const again = await reset({ token, email, ...withPassword(NEW) })
    assert.deepEqual((await again.json()).errors, INVALID)
  })

  test('a link works for 60 minutes', async ({ assert }) => {
    const user = await createMerchant()
    const { token, email } = await linkFor(user)
    const age = (minutes: number) =>
      sql(
        db.connection(),
        `update password_reset_tokens set created_at = now() - make_interval(mins => ?) where user_id = ?`,
        [minutes, user.id]
      )
    await age(61)
    const late = await reset({ token, email, ...withPassword(NEW) })
    assert.deepEqual((await late.json()).errors, INVALID)
    await age(59)
    assert.equal((await reset({ token, email, ...withPassword(NEW) })).status, 200)
  })

  test("a link opens nobody else's account, and an unknown address gets the same words", async ({
    assert,
  }) => {
    const victim = await createMerchant()
    const { token } = await linkFor(await createMerchant())
    await ask(victim.email)
    for (const email of [victim.email, freshEmail()]) {
      const response = await reset({ token, email, ...withPassword(NEW) })
      assert.equal(response.status, 422)
      assert.deepEqual((await response.json()).errors, INVALID)
    }
    await victim.refresh()
    assert.isTrue(await hash.verify(victim.password!, PASSWORD))
  })

  test('a newer link ends the older one', async ({ assert }) => {
    const user = await createMerchant()
    const { token, email } = await linkFor(user)
    await sql(db.connection(), 'delete from rate_limits')
    const newer = await linkFor(user)
    assert.notEqual(newer.token, token)
    assert.equal((await reset({ token, email, ...withPassword(NEW) })).status, 422)
    assert.equal((await reset({ ...newer, ...withPassword(NEW) })).status, 200)
  })

  test('a weak password is refused and does not use the link up', async ({ assert }) => {
    const { token, email } = await linkFor(await createMerchant())
    const weak = await reset({ token, email, ...withPassword('short') })
    assert.deepEqual((await weak.json()).errors.password, [
      'The password field must be at least 8 characters.',
    ])
    assert.equal((await reset({ token, email, ...withPassword(NEW) })).status, 200)
  })

  test('the database keeps no token that could be used', async ({ assert }) => {
    const user = await createMerchant()
    const { token } = await linkFor(user)
    const row = firstOf(
      await sql<{ hash: string }>(
        db.connection(),
        'select hash from password_reset_tokens where user_id = ?',
        [user.id]
      )
    )
    assert.notInclude(row.hash, token)
    const stolen = { token: row.hash, email: user.email, ...withPassword(NEW) }
    assert.equal((await reset(stolen)).status, 422)
  })

  test('links in mails lead to this installation, whatever host the request names', async ({
    assert,
  }) => {
    const { email } = await createMerchant()
    const visitor = new Visitor()
    await visitor.get('/sanctum/csrf-cookie')
    const status = await new Promise((resolve, reject) => {
      const call = request(
        {
          host: process.env.HOST,
          port: process.env.PORT,
          path: '/forgot-password',
          method: 'POST',
          headers: {
            // The development server of the tests' pages takes no other names.
            'host': 'evil.localhost',
            'x-forwarded-host': 'evil.example',
            'accept': 'application/json',
            'content-type': 'application/json',
            'cookie': [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            'x-xsrf-token': decodeURIComponent(visitor.cookies.get('XSRF-TOKEN')!),
          },
        },
        (response) => resolve(response.resume().statusCode)
      )
      call.on('error', reject)
      call.end(JSON.stringify({ email }))
    })
    assert.equal(status, 200)
    assert.equal((await linkInMail(email, '/reset-password/')).origin, new URL(appUrl).origin)
  })
})
