import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { Authenticator } from '#tests/support/authenticator'
import { arrivedMail, countMails } from '#tests/support/mails'
import { PASSWORD } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { confirmPassword } from '#tests/support/confirmed_session'
import {
  beginTwoFactor,
  codesOf,
  eventsOf,
  protectedMerchant,
  turnOnTwoFactor,
} from '#tests/support/two_factor'
import { Visitor } from '#tests/support/visitor'

const HTML = { headers: { accept: 'text/html' } }
const ENABLE = '/user/two-factor-authentication'
const CONFIRM = '/user/confirmed-two-factor-authentication'
const QR_CODE = '/user/two-factor-qr-code'
const KEY = '/user/two-factor-secret-key'
const CODES = '/user/two-factor-recovery-codes'
const INVALID_CODE = 'The provided two factor authentication code was invalid.'

/** As if the session had begun its setup that many minutes ago. */
async function ageSetup(user: User, minutes: number): Promise<void> {
  await sql(
    db.connection(),
    `update sessions set data = jsonb_set(data, '{two_factor_setup_at}', to_jsonb(?::bigint))
     where user_id = ?`,
    [Date.now() - minutes * 60_000, user.id]
  )
}

test.group('Turning two-factor authentication on', () => {
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
      const refused = await visitor.call(method!, path!)
      assert.equal(refused.status, 423, `${method} ${path}`)
      assert.equal((await refused.json()).message, 'Password confirmation required.')
      const asked = await visitor.call(method!, path!, HTML)
      assert.equal(asked.headers.get('location'), '/user/confirm-password')
      assert.equal((await new Visitor().call(method!, path!)).status, 401)
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
    assert.equal(await countMails(visitor.user.email, 'two_factor_changed'), 0)

    const confirmed = await visitor.post(CONFIRM, { code: authenticator.code() })
    assert.deepEqual([confirmed.status, await confirmed.text()], [200, '""'])
    assert.isNotNull((await visitor.user.refresh()).twoFactorConfirmedAt)
    assert.lengthOf(await codesOf(visitor), 8)
    assert.deepEqual(await eventsOf(visitor.user), ['two_factor_enabled'])
    assert.equal(await countMails(visitor.user.email, 'two_factor_changed'), 1)
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
  })

  test('a setup is not disturbed by a look at the profile in another browser', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const authenticator = await beginTwoFactor(visitor)
    const other = await signIn(visitor.user)
    await confirmPassword(other)
    assert.equal((await other.visit('/user/profile')).props.two_factor, 'off')
    assert.deepEqual(await (await other.get(QR_CODE)).json(), [])
    assert.equal((await other.post(CONFIRM, { code: authenticator.code() })).status, 422)
    const confirmed = await visitor.post(CONFIRM, { code: authenticator.code() })
    assert.isBelow(confirmed.status, 300)
    assert.isNotNull((await visitor.user.refresh()).twoFactorConfirmedAt)
  })

  test('the profile page tells how far it is', async ({ assert }) => {
    const visitor = await signIn()
    const state = async () => (await visitor.visit('/user/profile')).props.two_factor
    assert.equal(await state(), 'off')
    const authenticator = await beginTwoFactor(visitor)
    assert.equal(await state(), 'pending')
    await ageSetup(visitor.user, 11)
    assert.equal(await state(), 'off')
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
    const row = firstOf(
      await sql<Record<string, string>>(
        db.connection(),
        'select two_factor_secret, two_factor_recovery_codes from users where id = ?',
        [user.id]
      )
    )
    for (const secret of [authenticator.totp.secret.base32, ...codes]) {
      assert.notInclude(JSON.stringify(row), secret)
    }
    const { props } = await owner.visit('/products')
    assert.notInclude(JSON.stringify(props), row.two_factor_secret!)
  })
})

test.group('Changing and turning off', () => {
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
    assert.equal(await countMails(user.email, 'two_factor_changed'), 2)
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
