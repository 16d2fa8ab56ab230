import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import db from '@adonisjs/lucid/services/db'
import { resolveSocialUser } from '#app/accounts/actions/resolve_social_user'
import { SOCIAL_MESSAGES } from '#app/accounts/messages/en/social'
import { ACCOUNT_ERRORS } from '#app/accounts/messages/en/errors'
import { examine } from '#app/operator/doctor/examine'
import { featureOn, type Switchable } from '#config/features'
import { makeToken, statusFor } from '#tests/support/api_tokens'
import { signInOperator } from '#tests/support/operator'
import { PASSWORD } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'
import { Visitor } from '#tests/support/visitor'

/** What becomes of somebody new who comes from a provider that vouches for their address. */
function signUpElsewhere() {
  const profile = {
    ...{ provider: 'github' as const, providerId: String(Date.now()), name: 'Ada', nickname: null },
    ...{ email: `${Date.now()}@example.test`, emailVerified: true, avatarUrl: null },
    tokens: { token: 'token', secret: null, refreshToken: null, expiresAt: null },
  }
  return resolveSocialUser(profile, {
    origin: '/register',
    client: { ipAddress: '203.0.113.7', userAgent: null },
    recordArrival: async () => {},
  })
}

test.group('Switches of operators', (group) => {
  let operator: Awaited<ReturnType<typeof signInOperator>>
  group.setup(async () => {
    operator = await signInOperator()
  })
  const send = (feature: string, state: 'on' | 'off', reason = 'Too much spam') =>
    operator.post('/admin/settings', { feature, state, reason })

  /** Until this process has heard of it as any other does. */
  const flip = async (feature: Switchable, state: 'on' | 'off') => {
    await send(feature, state)
    await until(async () => featureOn(feature) === (state === 'on'))
  }

  test('close registration and open it again without a start, and write down who did', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => flip('registration', 'on'))
    const guest = new Visitor()
    const address = `${Date.now()}@example.test`
    const register = () =>
      guest.post('/register', {
        ...{ name: 'Ada', email: address, terms: 'on' },
        ...{ password: PASSWORD, password_confirmation: PASSWORD },
      })
    await flip('registration', 'off')
    assert.equal((await guest.visit('/register')).component, 'accounts/registration_closed')
    assert.isFalse((await guest.visit('/login')).props.features.canRegister)
    assert.notInclude(await (await guest.get('/sitemap.xml')).text(), '/register<')
    for (const path of ['/', '/pricing', '/terms-of-service', '/status']) {
      const page = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`)
      assert.equal(page.status, 200)
      assert.notInclude(await page.text(), 'href="/register', path)
    }
    const refused = await register()
    assert.equal(refused.status, 422)
    assert.equal((await refused.json()).errors.email[0], ACCOUNT_ERRORS.registrationClosed)
    assert.deepEqual(await signUpElsewhere(), {
      kind: 'refused',
      text: SOCIAL_MESSAGES.registrationDisabled,
    })
    const { props } = await operator.visit('/admin/settings')
    assert.deepInclude(props.features[0], { name: 'registration', on: false, forced_by: null })
    const found = (await examine()).map(({ text }) => text)
    assert.include(found, 'switched off at /admin/settings: registration.')

    await flip('registration', 'on')
    assert.equal((await register()).status, 201)
    const acts = await sql<{ act: string; reason: string; details: object }>(
      db.connection(),
      'select act, reason, details from operator_acts where operator_id = ? order by id',
      [operator.user.id]
    )
    const details = { feature: 'registration' }
    assert.deepEqual(acts, [
      { act: 'switch_off', reason: 'Too much spam', details },
      { act: 'switch_on', reason: 'Too much spam', details },
    ])
  })

  test('take the API away from tokens, its pages and the links to it', async ({
    assert,
    cleanup,
  }) => {
    cleanup(() => flip('apiTokens', 'on'))
    const merchant = await signIn()
    const { plain: token } = await makeToken(merchant)
    const front = async () =>
      (await fetch(`http://${process.env.HOST}:${process.env.PORT}/`)).text()
    assert.include(await front(), '/docs/api')
    await flip('apiTokens', 'off')
    assert.equal(await statusFor(token), 404)
    assert.equal((await merchant.visit('/user/api-tokens')).status, 404)
    assert.notInclude(await front(), '/docs/api')
    await flip('apiTokens', 'on')
    assert.equal(await statusFor(token), 200)
  })

  test('are refused without a reason, and for what cannot be switched', async ({ assert }) => {
    assert.equal((await send('teams', 'off', '')).status, 422)
    assert.equal((await send('twoFactor', 'off')).status, 422)
    assert.isTrue(featureOn('teams'))
    const merchant = await signIn()
    const sent = { feature: 'teams', state: 'off', reason: 'I am curious' }
    assert.equal((await merchant.post('/admin/settings', sent)).status, 404)
  })
})
