import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import { PASSWORD } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import {
  beginTwoFactor,
  challenged,
  codesOf,
  eventsOf,
  protectedMerchant,
} from '#tests/support/two_factor'
import { Visitor } from '#tests/support/visitor'

const HTML = { headers: { accept: 'text/html' } }
const ENABLE = '/user/two-factor-authentication'
const CONFIRM = '/user/confirmed-two-factor-authentication'
const CHALLENGE = '/two-factor-challenge'
const INVALID_CODE = 'The provided two factor authentication code was invalid.'
const INVALID_RECOVERY_CODE = 'The provided two factor recovery code was invalid.'

async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.get('/api/tokens')).status === 200
}

test.group('The challenge at sign-in', () => {
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
    assert.notInclude(left, codes[5]!)
    assert.deepEqual(left.with(5, codes[5]!), codes)
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
