import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { recordSecurityEvent } from '#app/accounts/actions/record_security_event'
import { makeToken, statusFor } from '#tests/support/api_tokens'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const URL = '/user/other-browser-sessions'

async function signInWith(email: string, userAgent: string): Promise<Visitor> {
  const visitor = new Visitor()
  const headers = { 'user-agent': userAgent }
  await visitor.post('/login', { email, password: PASSWORD }, { headers })
  return visitor
}

test.group('Browser sessions', () => {
  test('each is listed with its browser, newest first, and no secret', async ({ assert }) => {
    const { email } = await createMerchant()
    await signInWith(email, IPHONE)
    const desk = await signInWith(email, FIREFOX)
    await signIn()
    const { props } = await desk.visit('/user/profile', { 'user-agent': FIREFOX })
    assert.lengthOf(props.sessions, 2)
    const [here, phone] = props.sessions
    assert.deepEqual(here.agent, { is_desktop: true, platform: 'Linux', browser: 'Firefox' })
    assert.isTrue(here.is_current_device)
    assert.match(here.ip_address, /127\.0\.0\.1/)
    assert.deepEqual(phone.agent, { is_desktop: false, platform: 'iOS', browser: 'Safari' })
    assert.isFalse(phone.is_current_device)
    assert.equal(phone.last_active, 'just now')
    assert.isAtLeast(Date.parse(here.last_active_at), Date.parse(phone.last_active_at))
    assert.sameMembers(Object.keys(here), [
      'agent',
      'ip_address',
      'is_current_device',
      'last_active',
      'last_active_at',
    ])
  })

  test('the others are logged out with the password, nobody else is', async ({ assert }) => {
    const { email } = await createMerchant()
    const here = await signInWith(email, FIREFOX)
    const phone = await signInWith(email, IPHONE)
    const stranger = await signIn()

    const wrong = await here.call('DELETE', URL, { json: { password: 'wrong' } })
    assert.equal(wrong.status, 422)
    assert.deepEqual((await wrong.json()).errors, { password: ['The password is incorrect.'] })
    assert.equal((await here.call('DELETE', URL, { json: {} })).status, 422)
    assert.equal((await phone.visit('/user/profile')).component, 'profile/show')

    const response = await here.call('DELETE', URL, {
      json: { password: PASSWORD, user_id: stranger.user.id, sessions: ['all'] },
    })
    assert.equal(response.status, 204)
    assert.equal((await phone.get('/user/profile')).status, 401)
    assert.equal((await stranger.visit('/user/profile')).component, 'profile/show')
    const { props } = await here.visit('/user/profile')
    assert.lengthOf(props.sessions, 1)
    assert.equal(props.security_events[0].text, 'Other browser sessions logged out')
  })

  test('who has copied the cookie of this one is logged out as well', async ({ assert }) => {
    const NEW = 'harder to guess 4711'
    const ways = [
      (owner: Visitor) => owner.call('DELETE', URL, { json: { password: PASSWORD } }),
      (owner: Visitor) =>
        owner.call('PUT', '/user/password', {
          json: { current_password: PASSWORD, password: NEW, password_confirmation: NEW },
        }),
    ]
    for (const end of ways) {
      const owner = await signIn()
      // Nothing is left for a confirmation to renew.
      await owner.post('/user/confirm-password', { password: PASSWORD })
      const thief = new Visitor()
      for (const [name, value] of owner.cookies) thief.cookies.set(name, value)
      assert.equal((await thief.get('/api/tokens')).status, 200)
      assert.isTrue((await end(owner)).ok)
      assert.equal((await thief.get('/api/tokens')).status, 401)
      assert.equal((await owner.get('/api/tokens')).status, 200)
    }
  })

  test('the API tokens of the user end too if they wish', async ({ assert }) => {
    const [here, stranger] = [await signIn(), await signIn()]
    const tokens = [await makeToken(here), await makeToken(here), await makeToken(stranger)]
    const statuses = () => Promise.all(tokens.map(({ plain }) => statusFor(plain)))

    await here.call('DELETE', URL, { json: { password: PASSWORD } })
    assert.deepEqual(await statuses(), [200, 200, 200])
    const wrong = await here.call('DELETE', URL, { json: { password: 'wrong', tokens: true } })
    assert.equal(wrong.status, 422)
    assert.deepEqual(await statuses(), [200, 200, 200])

    await here.call('DELETE', URL, { json: { password: PASSWORD, tokens: true } })
    assert.deepEqual(await statuses(), [401, 401, 200])
    const { props } = await here.visit('/user/profile')
    assert.equal(props.security_events[0].text, 'All API tokens revoked (2)')
  })

  test('from the page it goes back with 303', async ({ assert }) => {
    const visitor = await signIn()
    const response = await visitor.call('DELETE', URL, {
      json: { password: PASSWORD },
      headers: { 'accept': 'text/html', 'x-inertia': 'true', 'referer': '/user/profile' },
    })
    assert.equal(response.status, 303)
    assert.match(response.headers.get('location')!, /\/user\/profile$/)
  })
})

test.group('Security activity', () => {
  test('is told in words, newest first, in pages, to its owner alone', async ({ assert }) => {
    const visitor = await signIn()
    const stranger = await signIn()
    const client = { ipAddress: '203.0.113.7', userAgent: FIREFOX }
    for (let number = 1; number <= 12; number++) {
      await recordSecurityEvent(db.connection(), visitor.user.id, 'token_created', client, {
        name: `Token ${number}`,
      })
    }
    const { props } = await visitor.visit('/user/profile')
    assert.lengthOf(props.security_events, 10)
    const [newest] = props.security_events
    assert.equal(newest.text, 'API token created: Token 12')
    assert.equal(newest.device, 'Firefox on Linux')
    assert.equal(newest.ip_address, '203.0.113.7')
    const rest = await visitor.visit(`/user/profile?before=${props.next_cursor}`)
    const texts = rest.props.security_events.map(({ text }: { text: string }) => text)
    assert.include(texts, 'API token created: Token 2')
    assert.include(texts, 'API token created: Token 1')
    assert.isNull(rest.props.next_cursor)

    const foreign = await stranger.visit(`/user/profile?before=${newest.id + 1}`)
    assert.notInclude(JSON.stringify(foreign.props.security_events), 'Token')
  })
})
