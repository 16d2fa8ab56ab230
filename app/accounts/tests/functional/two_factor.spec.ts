import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import User from '#app/accounts/models/user'
import { sql } from '#app/shell/sql'
import { Authenticator } from '#tests/support/authenticator'
import { arrivedMail } from '#tests/support/mailbox'
import { PASSWORD } from '#tests/support/merchant'
import { queuedMails } from '#tests/support/queued_mails'
import { signIn } from '#tests/support/sign_in'
import { beginTwoFactor, confirmPassword, turnOnTwoFactor } from '#tests/support/two_factor'
import { Visitor } from '#tests/support/visitor'

const HTML = { headers: { accept: 'text/html' } }
const ENABLE = '/user/two-factor-authentication'
const CONFIRM = '/user/confirmed-two-factor-authentication'
const QR_CODE = '/user/two-factor-qr-code'
const KEY = '/user/two-factor-secret-key'
const CODES = '/user/two-factor-recovery-codes'
const CHALLENGE = '/two-factor-challenge'
const INVALID_CODE = 'The provided two factor authentication code was invalid.'
const INVALID_RECOVERY_CODE = 'The provided two factor recovery code was invalid.'

async function protectedMerchant() {
  const owner = await signIn()
  return { owner, user: owner.user, authenticator: await turnOnTwoFactor(owner) }
}

/** Somebody who gave the right password and owes a code. */
async function challenged(user: User, remember?: string): Promise<Visitor> {
  const visitor = new Visitor()
  const response = await visitor.post('/login', { email: user.email, password: PASSWORD, remember })
  if (!(await response.json()).two_factor) throw new Error('No challenge')
  return visitor
}

const codesOf = async (visitor: Visitor): Promise<string[]> => (await visitor.get(CODES)).json()

async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.get('/api/tokens')).status === 200
}

async function eventsOf(user: User): Promise<string[]> {
  const rows = await sql<{ kind: string }>(
    db.connection(),
    'select kind from security_events where user_id = ? order by id',
    [user.id]
  )
  return rows.map(({ kind }) => kind).filter((kind) => /two_factor|recovery/.test(kind))
}

const mailsTo = async (user: User) =>
  (await queuedMails(user.email)).filter(({ kind }) => kind === 'two_factor_changed')

/** As if the session had begun its setup that many minutes ago. */
async function ageSetup(user: User, minutes: number): Promise<void> {
  await sql(
    db.connection(),
    `update sessions set data = jsonb_set(data, '{two_factor_setup_at}', to_jsonb(?::bigint))
     where user_id = ?`,
    [Date.now() - minutes * 60_000, user.id]
  )
}

test.group('Turning two-factor authentication on', (group) => {
  group.each.timeout(30_000)

  test('it needs the password first, and guests get nowhere', async ({ assert }) => {
    const visitor = await signIn()
    const calls = [
      ['POST', ENABLE],
      ['DELETE', ENABLE],
      ['POST', CONFIRM],
      ['GET', QR_CODE],
      ['GET', KEY],
      ['GET', CODES],
      ['POST', CODES],
    ]
    for (const [method, path] of calls) {
      const refused = await visitor.call(method, path)
      assert.equal(refused.status, 423, `${method} ${path}`)
      assert.equal((await refused.json()).message, 'Password confirmation required.')
      const asked = await visitor.call(method, path, HTML)
      assert.equal(asked.headers.get('location'), '/user/confirm-password')
      assert.equal((await new Visitor().call(method, path)).status, 401)
    }
    assert.isNull((await visitor.user.refresh()).twoFactorSecret)
  })

  test('enable, scan, confirm: a real authenticator is paired', async ({ assert }) => {
    const visitor = await signIn()
    await confirmPassword(visitor)
    assert.deepEqual(await (await visitor.get(QR_CODE)).json(), [])
    assert.deepEqual(await (await visitor.get(CODES)).json(), [])
    const none = await visitor.get(KEY)
    assert.equal(none.status, 404)
    assert.equal((await none.json()).message, 'Two factor authentication has not been enabled.')

    const enabled = await visitor.post(ENABLE)
    assert.deepEqual([enabled.status, await enabled.text()], [200, '""'])
    const { svg, url } = await (await visitor.get(QR_CODE)).json()
    assert.match(svg, /^<svg [^>]*width="192" height="192"/)
    assert.include(svg, '#2d3748')
    const authenticator = new Authenticator(url)
    const { secretKey } = await (await visitor.get(KEY)).json()
    assert.equal(authenticator.totp.secret.base32, secretKey)
    assert.equal(authenticator.totp.label, visitor.user.email)

    const wrong = await visitor.post(CONFIRM, { code: authenticator.wrongCode() })
    assert.equal(wrong.status, 422)
    assert.deepEqual((await wrong.json()).errors, { code: [INVALID_CODE] })
    assert.equal((await visitor.post(CONFIRM, {})).status, 422)
    assert.isNull((await visitor.user.refresh()).twoFactorConfirmedAt)
    assert.deepEqual(await mailsTo(visitor.user), [])

    const confirmed = await visitor.post(CONFIRM, { code: authenticator.code() })
    assert.deepEqual([confirmed.status, await confirmed.text()], [200, '""'])
    assert.isNotNull((await visitor.user.refresh()).twoFactorConfirmedAt)
    assert.lengthOf(await codesOf(visitor), 8)
    assert.deepEqual(await eventsOf(visitor.user), ['two_factor_enabled'])
    assert.lengthOf(await mailsTo(visitor.user), 1)
    const { subject, text } = await arrivedMail(visitor.user.email, /authenticator/)
    assert.equal(subject, 'Two factor authentication is on')
    assert.match(text, /https?:\/\/\S+\/user\/profile/)
  })

  test('browsers go back to the page with a status or with the error in its bag', async ({
    assert,
  }) => {
    const visitor = await signIn()
    await confirmPassword(visitor)
    const referer = new URL(
      '/user/api-tokens',
      process.env.APP_URL ?? `http://${process.env.HOST}:${process.env.PORT}`
    ).href
    const page = { headers: { accept: 'text/html', referer } }
    const flash = async () => (await visitor.visit('/products')).props

    const enabled = await visitor.post(ENABLE, {}, page)
    assert.deepEqual([enabled.status, enabled.headers.get('location')], [302, referer])
    assert.equal((await flash()).flash.status, 'two-factor-authentication-enabled')

    assert.equal((await visitor.post(CONFIRM, { code: '1' }, page)).status, 302)
    assert.deepEqual((await flash()).errors, {
      confirmTwoFactorAuthentication: { code: INVALID_CODE },
    })
    const { url } = await (await visitor.get(QR_CODE)).json()
    await visitor.post(CONFIRM, { code: new Authenticator(url).code() }, page)
    assert.equal((await flash()).flash.status, 'two-factor-authentication-confirmed')
    await visitor.post(CODES, {}, page)
    assert.equal((await flash()).flash.status, 'recovery-codes-generated')
    await visitor.call('DELETE', ENABLE, page)
    assert.equal((await flash()).flash.status, 'two-factor-authentication-disabled')
  })

  test('a setup survives a reload for ten minutes, in its own session only', async ({ assert }) => {
    const visitor = await signIn()
    const authenticator = await beginTwoFactor(visitor)
    const { secretKey } = await (await visitor.get(KEY)).json()
    await visitor.post(ENABLE)
    assert.equal((await (await visitor.get(KEY)).json()).secretKey, secretKey)

    await ageSetup(visitor.user, 9)
    assert.equal((await (await visitor.get(KEY)).json()).secretKey, secretKey)
    await ageSetup(visitor.user, 11)
    const late = await visitor.post(CONFIRM, { code: authenticator.code() })
    assert.equal(late.status, 422)
    assert.isNull((await visitor.user.refresh()).twoFactorSecret)

    await beginTwoFactor(visitor)
    const other = await signIn(visitor.user)
    await confirmPassword(other)
    assert.deepEqual(await (await other.get(QR_CODE)).json(), [])
    assert.isNull((await visitor.user.refresh()).twoFactorSecret)
  })

  test('the profile page tells how far it is', async ({ assert }) => {
    const visitor = await signIn()
    const state = async () => (await visitor.visit('/user/profile')).props.two_factor
    assert.equal(await state(), 'off')
    const authenticator = await beginTwoFactor(visitor)
    assert.equal(await state(), 'pending')
    await ageSetup(visitor.user, 11)
    assert.equal(await state(), 'off')
    assert.isNull((await visitor.user.refresh()).twoFactorSecret)
    assert.equal((await visitor.post(CONFIRM, { code: authenticator.code() })).status, 422)
    await turnOnTwoFactor(visitor)
    const { props } = await visitor.visit('/user/profile')
    assert.deepInclude(props, { two_factor: 'on', confirmsTwoFactorAuthentication: true })
    assert.isTrue(props.auth.user.two_factor_enabled)
  })

  test('an unconfirmed setup asks for nothing at sign-in', async ({ assert }) => {
    const visitor = await signIn()
    await beginTwoFactor(visitor)
    const again = new Visitor()
    const response = await again.post('/login', { email: visitor.user.email, password: PASSWORD })
    assert.deepEqual(await response.json(), { two_factor: false })
  })

  test('secret and codes lie encrypted in the database and in no page', async ({ assert }) => {
    const { owner, user, authenticator } = await protectedMerchant()
    const codes = await codesOf(owner)
    const [row] = await sql<Record<string, string>>(
      db.connection(),
      'select two_factor_secret, two_factor_recovery_codes from users where id = ?',
      [user.id]
    )
    for (const secret of [authenticator.totp.secret.base32, ...codes]) {
      assert.notInclude(JSON.stringify(row), secret)
    }
    const { props } = await owner.visit('/products')
    assert.notInclude(JSON.stringify(props), row.two_factor_secret)
  })
})

test.group('Changing and turning off', (group) => {
  group.each.timeout(30_000)

  test('all recovery codes are replaced on request', async ({ assert }) => {
    const { owner, user } = await protectedMerchant()
    const before = await codesOf(owner)
    const response = await owner.post(CODES)
    assert.deepEqual([response.status, await response.text()], [200, '""'])
    const after = await codesOf(owner)
    assert.lengthOf(new Set([...before, ...after]), 16)
    assert.deepEqual(await eventsOf(user), ['two_factor_enabled', 'recovery_codes_replaced'])

    const without = await signIn()
    await confirmPassword(without)
    assert.equal((await without.post(CODES)).status, 404)
  })

  test('off is off, is told by mail, and can be said twice', async ({ assert }) => {
    const { owner, user } = await protectedMerchant()
    for (let times = 0; times < 2; times++) {
      const response = await owner.call('DELETE', ENABLE)
      assert.deepEqual([response.status, await response.text()], [200, '""'])
    }
    assert.isNull((await user.refresh()).twoFactorSecret)
    assert.isNull(user.twoFactorRecoveryCodes)
    assert.deepEqual(await eventsOf(user), ['two_factor_enabled', 'two_factor_disabled'])
    assert.lengthOf(await mailsTo(user), 2)
    const { subject } = await arrivedMail(user.email, /password alone/)
    assert.equal(subject, 'Two factor authentication is off')
    await signIn(user)
  })

  test('a forced new start clears the confirmation, and only a forced one', async ({ assert }) => {
    const { owner, user } = await protectedMerchant()
    await owner.post(ENABLE)
    assert.isNotNull((await user.refresh()).twoFactorConfirmedAt)
    const secret = user.twoFactorSecret
    await owner.post(ENABLE, { force: true })
    assert.isNull((await user.refresh()).twoFactorConfirmedAt)
    assert.notEqual(user.twoFactorSecret, secret)
    assert.deepEqual(await eventsOf(user), ['two_factor_enabled', 'two_factor_disabled'])
  })
})

test.group('The challenge at sign-in', (group) => {
  group.each.timeout(30_000)

  test('the password alone opens nothing, whatever page is visited', async ({ assert }) => {
    const { user } = await protectedMerchant()
    const visitor = await challenged(user)
    assert.isFalse(await isSignedIn(visitor))
    for (const path of ['/dashboard', '/products', '/user/api-tokens', '/user/confirm-password']) {
      const { status, headers } = await visitor.get(path, HTML)
      if (status === 404) continue
      assert.deepEqual([status, headers.get('location')], [302, '/login'], path)
    }
    assert.equal((await visitor.get('/api/v1/credits')).status, 401)
    assert.equal((await visitor.call('DELETE', ENABLE)).status, 401)
    assert.equal((await visitor.get('/user/two-factor-recovery-codes')).status, 401)
    const page = await visitor.visit(CHALLENGE)
    assert.equal(page.component, 'accounts/two_factor_challenge')
    assert.isNull(page.props.auth.user)
  })

  test('the page is for who owes a code', async ({ assert }) => {
    const guest = await new Visitor().get(CHALLENGE, HTML)
    assert.deepEqual([guest.status, guest.headers.get('location')], [302, '/login'])
    const { owner } = await protectedMerchant()
    const signedIn = await owner.get(CHALLENGE, HTML)
    assert.equal(signedIn.headers.get('location'), '/dashboard')
    const nobody = await new Visitor().post(CHALLENGE, { code: '123456' })
    assert.equal(nobody.status, 422)
    assert.deepEqual((await nobody.json()).errors, { code: [INVALID_CODE] })
  })

  test('a code of the authenticator opens, with a fresh session and once', async ({ assert }) => {
    const { user, authenticator } = await protectedMerchant()
    const visitor = await challenged(user)
    const session = visitor.cookies.get('vitrine_session')
    const code = authenticator.code(1)
    assert.equal((await visitor.post(CHALLENGE, { code })).status, 204)
    assert.isTrue(await isSignedIn(visitor))
    assert.notEqual(visitor.cookies.get('vitrine_session'), session)
    assert.isUndefined([...visitor.cookies.keys()].find((name) => name.startsWith('remember_')))

    const replay = await challenged(user)
    const refused = await replay.post(CHALLENGE, { code })
    assert.equal(refused.status, 422)
    assert.deepEqual((await refused.json()).errors, { code: [INVALID_CODE] })
    assert.isFalse(await isSignedIn(replay))
  })

  test('the code that confirmed the setup does not sign in', async ({ assert }) => {
    const visitor = await signIn()
    const authenticator = await beginTwoFactor(visitor)
    const code = authenticator.code()
    await visitor.post(CONFIRM, { code })
    const thief = await challenged(visitor.user)
    assert.equal((await thief.post(CHALLENGE, { code })).status, 422)
  })

  test('of requests at the same moment with one code exactly one passes', async ({ assert }) => {
    const { user, authenticator } = await protectedMerchant()
    const visitors = await Promise.all([1, 2, 3, 4].map(() => challenged(user)))
    const code = authenticator.code(1)
    const statuses = await Promise.all(
      visitors.map(async (visitor) => (await visitor.post(CHALLENGE, { code })).status)
    )
    assert.deepEqual(statuses.sort(), [204, 422, 422, 422])
  })

  test('a recovery code opens once and is replaced in its place', async ({ assert }) => {
    const { owner, user } = await protectedMerchant()
    const codes = await codesOf(owner)
    const visitors = await Promise.all([1, 2, 3].map(() => challenged(user)))
    const statuses = await Promise.all(
      visitors.map(
        async (visitor) => (await visitor.post(CHALLENGE, { recovery_code: codes[5] })).status
      )
    )
    assert.deepEqual(statuses.sort(), [204, 422, 422])
    const left = await codesOf(owner)
    assert.notInclude(left, codes[5])
    assert.deepEqual(left.with(5, codes[5]), codes)
    assert.deepEqual(await eventsOf(user), ['two_factor_enabled', 'recovery_code_used'])
  })

  test('of two answers a right recovery code wins, else the code is tried', async ({ assert }) => {
    const { owner, user, authenticator } = await protectedMerchant()
    const [recoveryCode] = await codesOf(owner)
    const both = await challenged(user)
    const wrongCode = authenticator.wrongCode()
    const first = await both.post(CHALLENGE, { code: wrongCode, recovery_code: recoveryCode })
    assert.equal(first.status, 204)

    const second = await challenged(user)
    const neither = await second.post(CHALLENGE, { code: wrongCode, recovery_code: recoveryCode })
    assert.deepEqual((await neither.json()).errors, { recovery_code: [INVALID_RECOVERY_CODE] })
    const code = authenticator.code(1)
    const right = await second.post(CHALLENGE, { code, recovery_code: recoveryCode })
    assert.equal(right.status, 204)
  })

  test('browsers are sent back to the challenge, and on to where they wanted to go', async ({
    assert,
  }) => {
    const { user, authenticator } = await protectedMerchant()
    const visitor = new Visitor()
    await visitor.get('/products', HTML)
    const login = await visitor.post(
      '/login',
      { email: user.email, password: PASSWORD, remember: 'on' },
      HTML
    )
    assert.deepEqual([login.status, login.headers.get('location')], [302, CHALLENGE])
    const wrong = await visitor.post(CHALLENGE, { code: authenticator.wrongCode() }, HTML)
    assert.deepEqual([wrong.status, wrong.headers.get('location')], [302, CHALLENGE])
    assert.deepEqual((await visitor.visit(CHALLENGE)).props.errors, { code: INVALID_CODE })
    const right = await visitor.post(CHALLENGE, { code: authenticator.code(1) }, HTML)
    assert.deepEqual([right.status, right.headers.get('location')], [302, '/products'])
    assert.isDefined([...visitor.cookies.keys()].find((name) => name.startsWith('remember_')))
  })

  test('a number is not a code', async ({ assert }) => {
    const { user } = await protectedMerchant()
    const response = await (await challenged(user)).post(CHALLENGE, { code: 123456 })
    assert.equal(response.status, 422)
    assert.equal((await response.json()).message, 'The code field must be a string.')
  })

  test('brute force: five tries a minute for one account, over all sessions', async ({
    assert,
  }) => {
    const { user, authenticator } = await protectedMerchant()
    const [one, other] = [await challenged(user), await challenged(user)]
    const code = authenticator.wrongCode()
    for (let tries = 0; tries < 5; tries++) {
      const visitor = tries % 2 ? one : other
      assert.equal((await visitor.post(CHALLENGE, { code })).status, 422)
    }
    const refused = await one.post(CHALLENGE, { code: authenticator.code(1) })
    assert.equal(refused.status, 429)
    assert.equal((await refused.json()).message, 'Too Many Attempts.')
    assert.isAtLeast(Number(refused.headers.get('retry-after')), 1)
    assert.equal((await other.post(CHALLENGE, { code })).status, 429)
    assert.isFalse(await isSignedIn(one))

    const unharmed = await protectedMerchant()
    const theirs = await challenged(unharmed.user)
    const passed = await theirs.post(CHALLENGE, { code: unharmed.authenticator.code(1) })
    assert.equal(passed.status, 204)
  })

  test('a challenge ends when the account no longer asks for a code', async ({ assert }) => {
    const { owner, user, authenticator } = await protectedMerchant()
    const visitor = await challenged(user)
    await owner.call('DELETE', ENABLE)
    assert.equal((await visitor.post(CHALLENGE, { code: authenticator.code(1) })).status, 422)
    assert.equal((await visitor.get(CHALLENGE, HTML)).headers.get('location'), '/login')
  })

  test('a challenge ends when the password is changed', async ({ assert }) => {
    const { user, authenticator } = await protectedMerchant()
    const thief = await challenged(user)
    await user.merge({ password: await hash.make('another horse battery') }).save()
    assert.equal((await thief.post(CHALLENGE, { code: authenticator.code(1) })).status, 422)
    assert.isFalse(await isSignedIn(thief))
  })

  test('the code of another account does not open this one', async ({ assert }) => {
    const { user } = await protectedMerchant()
    const stranger = await protectedMerchant()
    const visitor = await challenged(user)
    assert.equal(
      (await visitor.post(CHALLENGE, { code: stranger.authenticator.code(1) })).status,
      422
    )
    const [theirs] = await codesOf(stranger.owner)
    assert.equal((await visitor.post(CHALLENGE, { recovery_code: theirs })).status, 422)
  })
})
