import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { INERTIA } from '#tests/support/team'
import { countMails } from '#tests/support/mails'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { trailEntries, trailOf } from '#tests/support/trail'
import { protectedMerchant } from '#tests/support/two_factor'
import { Visitor } from '#tests/support/visitor'

const CONFIRM = '/user/confirm-password'

const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/tokens')).status === 200

async function remember(email: string): Promise<Visitor> {
  const visitor = new Visitor()
  await visitor.post('/login', { email, password: PASSWORD, remember: 'on' })
  return visitor
}

/** All forms that ask for the password of who is signed in. */
const FORMS: Record<string, (visitor: Visitor, password: string) => Promise<Response>> = {
  'the confirmation': (visitor, password) => visitor.post(CONFIRM, { password }),
  'another password': (visitor, password) =>
    visitor.call('PUT', '/user/password', {
      json: { current_password: password, password: 'x', password_confirmation: 'x' },
    }),
  'other sessions': (visitor, password) =>
    visitor.call('DELETE', '/user/other-browser-sessions', { json: { password } }),
  'deletion': (visitor, password) => visitor.call('DELETE', '/user', { json: { password } }),
}

test.group('Guessing the password in a session that was stolen', () => {
  test('ends it and what is remembered with it, and no other session', async ({ assert }) => {
    const user = await createMerchant()
    const owner = await signIn(user)
    const thief = await remember(user.email)
    const cookie = thief.cookies.get('remember_web')!
    const forms = Object.values(FORMS)
    for (let n = 0; n < 10; n++) {
      assert.equal((await forms[n % forms.length]!(thief, 'wrong')).status, 422)
    }
    assert.equal((await thief.post(CONFIRM, { password: PASSWORD })).status, 401)
    assert.isFalse(await isSignedIn(thief))
    const again = new Visitor()
    again.cookies.set('remember_web', cookie)
    assert.isFalse(await isSignedIn(again))

    assert.equal((await owner.post(CONFIRM, { password: PASSWORD })).status, 201)
    const trail = await trailOf(user.id)
    assert.equal(trail.filter((kind) => kind === 'session_ended_guessing').length, 1)
    const failed = firstOf(
      (await trailEntries(user.id)).filter((it) => it.kind === 'confirmation_failed')
    )
    assert.equal(failed.times, 10)
    assert.equal(await countMails(user.email, 'session_guessing'), 1)
  })

  test('many at once gain nothing', async ({ assert }) => {
    const visitor = await signIn()
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => visitor.post(CONFIRM, { password: 'wrong' }))
    )
    assert.lengthOf(
      answers.filter(({ status }) => status === 422),
      10
    )
    assert.isFalse(await isSignedIn(visitor))
  })

  test('a page is led to the sign-in and told why', async ({ assert }) => {
    const visitor = await signIn()
    for (let n = 0; n < 10; n++) await visitor.post(CONFIRM, { password: 'wrong' })
    const json = { password: 'wrong' }
    const response = await visitor.call('POST', CONFIRM, { json, headers: INERTIA })
    assert.match(response.headers.get('location')!, /\/login$/)
    const { props } = await visitor.visit('/login')
    assert.match(props.errors.email, /^You were logged out/)
  })

  test('a right one lets the owner begin anew', async ({ assert }) => {
    const visitor = await signIn()
    for (let n = 0; n < 9; n++) await visitor.post(CONFIRM, { password: 'wrong' })
    assert.equal((await visitor.post(CONFIRM, { password: PASSWORD })).status, 201)
    for (let n = 0; n < 9; n++) await visitor.post(CONFIRM, { password: 'wrong' })
    assert.isTrue(await isSignedIn(visitor))
  })
})

test.group('Guessing codes in a session that was stolen', () => {
  test('ends it, though the password is known', async ({ assert }) => {
    const { owner, authenticator } = await protectedMerchant()
    const code = authenticator.wrongCode()
    for (let n = 0; n < 10; n++) {
      // Each minute five.
      const headers = { 'x-forwarded-for': `203.0.113.${n}` }
      const answer = await owner.post(CONFIRM, { password: PASSWORD, code }, { headers })
      assert.equal(answer.status, 422)
    }
    const ended = await owner.post(CONFIRM, { password: PASSWORD, code: authenticator.code(2) })
    assert.equal(ended.status, 401)
    assert.isFalse(await isSignedIn(owner))
  })
})
