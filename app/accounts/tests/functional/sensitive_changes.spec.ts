import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SENSITIVE_CHANGES } from '#app/accounts/passwords/sensitive_changes'
import User from '#app/accounts/models/user'
import { firstOf, firstOnes } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { PASSWORD } from '#tests/support/merchant'
import { ORDINARY_ROUTES } from '#tests/support/ordinary_routes'
import { signIn } from '#tests/support/sign_in'
import { INERTIA, pathOf } from '#tests/support/team'
import { confirmByMail, confirmPassword } from '#tests/support/confirmed_session'
import { trailEntries } from '#tests/support/trail'
import { codesOf, protectedMerchant } from '#tests/support/two_factor'
import { freshEmail, type Visitor } from '#tests/support/visitor'

/** What makes a call of the route a sensitive one. */
const BODIES: Record<string, () => object> = {
  'PUT /user/profile-information': () => ({ name: 'Eve', email: freshEmail() }),
  'POST /user/profile-information': () => ({ name: 'Eve', email: freshEmail() }),
  'POST /oauth/:provider/callback/confirm': () => ({ result: 'confirm' }),
  'POST /user/api-tokens': () => ({ name: 'Eve' }),
  'POST /api/tokens': () => ({ name: 'Eve' }),
  'POST /affiliate': () => ({ paypal_email: 'eve@example.test' }),
  'PUT /affiliate/paypal': () => ({ paypal_email: 'eve@example.test' }),
  'POST /affiliate/paypal': () => ({ paypal_email: 'eve@example.test' }),
  'POST /user/set-password': () => ({ password: PASSWORD, password_confirmation: PASSWORD }),
}

const IN_PLACE = { 'x-confirm-in-place': '1' }

/** As a page calls: an Inertia visit that changes something, or the browser itself. */
const asPage = (line: string) => (line.startsWith('GET ') ? { accept: 'text/html' } : INERTIA)

/** All but those that are asked of accounts without a password alone. */
const CHANGES = Object.keys(SENSITIVE_CHANGES).filter((line) => line !== 'POST /user/set-password')

/** The others have a form with a password, which is refused. */
const asksSession = (line: string) =>
  SENSITIVE_CHANGES[line]!.by !== 'password' && line !== 'PUT /user/password'

function call(visitor: Visitor, line: string, headers: Record<string, string> = {}, more = {}) {
  const [method, pattern] = firstOnes(line.split(' '), 2)
  const path = pattern.replace(':provider', 'github').replace(/:\w+/g, '1')
  const json = method === 'GET' ? undefined : { ...BODIES[line]?.(), ...more }
  return visitor.call(method, path, { json, headers })
}

/** As if all that a user's sessions confirmed had been confirmed that many seconds ago. */
async function ageConfirmation(user: User, seconds: number): Promise<void> {
  await sql(
    db.connection(),
    `update sessions set data = jsonb_set(data, '{auth_password_confirmed_at}', to_jsonb(?::bigint)) where user_id = ?`,
    [Date.now() - seconds * 1000, user.id]
  )
}

test.group('Sensitive changes', () => {
  test('every route is said to be one or not', ({ assert }) => {
    const there = Object.values(router.toJSON())
      .flat()
      .flatMap(({ methods, pattern }) => methods.map((method) => `${method} ${pattern}`))
      .filter((line) => !line.startsWith('HEAD '))
    assert.sameMembers(there, [...ORDINARY_ROUTES, ...Object.keys(SENSITIVE_CHANGES)])
  })

  test('each is refused without a recent confirmation, whoever calls', async ({ assert }) => {
    const fresh = await signIn()
    const late = await signIn()
    await confirmPassword(late)
    await ageConfirmation(late.user, 901)
    for (const visitor of [fresh, late]) {
      for (const line of CHANGES) {
        const refused = await call(visitor, line)
        assert.equal(refused.status, asksSession(line) ? 423 : 422, line)
        const { message } = await refused.json()
        if (asksSession(line)) assert.equal(message, 'Password confirmation required.', line)
        const page = await call(visitor, line, asPage(line))
        assert.include([302, 303], page.status, line)
        const place = pathOf(page.headers.get('location')!)
        if (asksSession(line)) assert.equal(place, '/user/confirm-password', line)
      }
    }
    const { email, password } = await User.findOrFail(fresh.user.id)
    assert.deepEqual(
      { email, password },
      { email: fresh.user.email, password: fresh.user.password }
    )
  })

  test('a bearer token makes none of them', async ({ assert }) => {
    const owner = await signIn()
    await confirmPassword(owner)
    const { token } = await (await owner.post('/api/tokens', { name: 'Shop' })).json()
    const visitor = await signIn()
    visitor.cookies.clear()
    for (const line of CHANGES) {
      const { status } = await call(visitor, line, { authorization: `Bearer ${token}` })
      assert.equal(status, 401, line)
    }
  })

  test('our own pages are told how to ask, and stay where they are', async ({ assert }) => {
    const visitor = await signIn()
    for (const line of CHANGES.filter(asksSession)) {
      const answer = await call(visitor, line, { ...asPage(line), ...IN_PLACE })
      assert.equal(answer.status, 423, line)
      const { confirm_with: confirmWith, two_factor: twoFactor } = await answer.json()
      assert.deepEqual([confirmWith, twoFactor], ['password', false], line)
    }
    await visitor.user.merge({ password: null }).save()
    for (const line of ['POST /user/set-password', 'DELETE /user', 'POST /api/tokens']) {
      const answer = await call(visitor, line, IN_PLACE)
      assert.equal(answer.status, 423, line)
      assert.equal((await answer.json()).confirm_with, 'mail', line)
    }
  })

  test('one confirmation is enough for a quarter of an hour, in this session alone', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const elsewhere = await signIn(visitor.user)
    await confirmPassword(visitor)
    assert.equal((await visitor.post('/api/tokens', { name: 'Shop' })).status, 201)
    assert.equal((await elsewhere.post('/api/tokens', { name: 'Shop' })).status, 423)
    await ageConfirmation(visitor.user, 890)
    assert.equal((await visitor.post('/api/tokens', { name: 'Shop' })).status, 201)
    const trail = (await visitor.visit('/user/profile')).props.security_events
    assert.include(
      trail.map(({ text }: { text: string }) => text),
      'Confirmed that it is you'
    )
  })

  test('a refusal for want of one is in the trail, once an hour', async ({ assert }) => {
    const visitor = await signIn()
    for (const line of ['POST /api/tokens', 'DELETE /user/provider-key']) {
      assert.equal((await call(visitor, line)).status, 423)
    }
    await visitor.user.merge({ password: null }).save()
    assert.equal((await call(visitor, 'DELETE /user')).status, 422)
    const newest = (await trailEntries(visitor.user.id)).at(-1)
    assert.deepInclude(newest, { kind: 'confirmation_missing', times: 3 })
  })

  test('who comes from a form is led back to its page once they have confirmed', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const host = `http://${process.env.HOST}:${process.env.PORT}`
    for (const [from, back] of [
      [`${host}/user/webhooks/1?page=2`, '/user/webhooks/1?page=2'],
      ['https://elsewhere.test/user/webhooks', '/user/profile'],
      [`${host}//elsewhere.test`, '/dashboard'],
    ]) {
      const fresh = await signIn(visitor.user)
      await call(fresh, 'POST /user/webhooks/:webhook/secret', { ...INERTIA, referer: from! })
      const sent = { json: { password: PASSWORD }, headers: INERTIA }
      const confirmed = await fresh.call('POST', '/user/confirm-password', sent)
      assert.equal(confirmed.headers.get('location'), back)
    }
  })
})

test.group('Sensitive changes with two-factor authentication', () => {
  const withoutCode = { code: ['The provided two factor authentication code was invalid.'] }

  test('the password alone confirms nothing; with a code or a recovery code it does', async ({
    assert,
  }) => {
    const { owner, user, authenticator } = await protectedMerchant()
    const [recoveryCode] = await codesOf(owner)
    await ageConfirmation(user, 901)
    const confirm = (more: object) =>
      owner.post('/user/confirm-password', { password: PASSWORD, ...more })
    const status = async () => (await owner.get('/user/confirmed-password-status')).json()

    for (const more of [{}, { code: authenticator.wrongCode() }, { code: '' }]) {
      const refused = await confirm(more)
      assert.deepEqual([refused.status, (await refused.json()).errors], [422, withoutCode])
    }
    const wrong = await confirm({ password: 'wrong', code: authenticator.code(1) })
    assert.property((await wrong.json()).errors, 'password')
    assert.deepEqual(await status(), { confirmed: false })
    assert.equal((await confirm({ code: authenticator.code(1) })).status, 201, 'was not used up')
    assert.deepEqual(await status(), { confirmed: true })
    await ageConfirmation(user, 901)
    assert.equal((await confirm({ recovery_code: recoveryCode })).status, 201)
    assert.deepEqual(await status(), { confirmed: true })
  })

  test('codes cannot be guessed by who knows the password', async ({ assert }) => {
    const { owner, user, authenticator } = await protectedMerchant()
    await ageConfirmation(user, 901)
    const confirm = (code: string) =>
      owner.post('/user/confirm-password', { password: PASSWORD, code })
    for (let guess = 0; guess < 5; guess++) {
      assert.equal((await confirm(authenticator.wrongCode())).status, 422)
    }
    assert.equal((await confirm(authenticator.code(1))).status, 429)
  })

  test('a password in the form of its own asks for the code too', async ({ assert }) => {
    const { owner, user, authenticator } = await protectedMerchant()
    const forms: [string, object][] = [
      ['DELETE /user/other-browser-sessions', { password: PASSWORD }],
      ['DELETE /user', { password: PASSWORD }],
      ['DELETE /user/connected-account/:id', { password: PASSWORD }],
      [
        'PUT /user/password',
        { current_password: PASSWORD, password: PASSWORD, password_confirmation: PASSWORD },
      ],
    ]
    await ageConfirmation(user, 901)
    for (const [line, body] of forms) {
      const refused = await call(owner, line, {}, body)
      assert.deepEqual([refused.status, (await refused.json()).errors], [422, withoutCode], line)
    }
    const code = authenticator.code(1)
    const [line, body] = firstOf(forms)
    const confirmations = () =>
      db.from('security_events').where({ user_id: user.id, kind: 'identity_confirmed' })
    const before = await confirmations()
    assert.equal((await call(owner, line, {}, { ...body, code })).status, 204)
    assert.lengthOf(await confirmations(), before.length + 1, 'the trail tells of it')
    assert.equal((await call(owner, forms[3]![0], {}, forms[3]![1])).status, 200, 'just confirmed')
    assert.equal((await call(owner, line, {}, { password: 'wrong' })).status, 422)
  })

  test('without a password the link of a mail and a code confirm together', async ({ assert }) => {
    const { owner, user, authenticator } = await protectedMerchant()
    await ageConfirmation(user, 901)
    await User.query().where('id', user.id).update({ password: null })
    const confirm = (more: object) => owner.post('/user/confirm-password', more)
    const code = authenticator.code(1)
    assert.property((await (await confirm({ code })).json()).errors, 'password')
    await confirmByMail(owner, user)
    const { props } = await owner.visit('/user/confirm-password')
    assert.deepInclude(props, { hasPassword: false, isMailConfirmed: true, twoFactor: true })
    assert.equal((await owner.post('/api/tokens', { name: 'Shop' })).status, 423)
    assert.equal((await confirm({ code })).status, 201)
    assert.equal((await owner.post('/api/tokens', { name: 'Shop' })).status, 201)
  })
})
