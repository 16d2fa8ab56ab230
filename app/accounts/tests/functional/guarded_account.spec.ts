import { test } from '@japa/runner'
import type User from '#app/accounts/models/user'
import { fromElsewhere } from '#tests/support/forms'
import { arrivedMail, countMails } from '#tests/support/mails'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { trailEntries, trailOf } from '#tests/support/trail'
import { challenged, protectedMerchant } from '#tests/support/two_factor'
import { until } from '#tests/support/until'
import { freshEmail, Visitor } from '#tests/support/visitor'

const CODE = '/sign-in-code'
const CHALLENGE = '/two-factor-challenge'

/** Somebody at a place of their own whom the account does not know. */
function stranger() {
  const visitor = new Visitor()
  const headers = fromElsewhere()
  const login = (email: string, password = PASSWORD, remember = '') =>
    visitor.post('/login', { email, password, remember }, { headers })
  const give = (code: string, path = CODE) => visitor.post(path, { code }, { headers })
  return { visitor, headers, login, give }
}

/** So many wrong passwords, each from another place. */
async function guess(email: string, times = 10): Promise<void> {
  for (let n = 0; n < times; n++) await stranger().login(email, 'wrong')
}

const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/tokens')).status === 200

async function mailedCode(email: string): Promise<string> {
  return /^\d{8}$/m.exec((await arrivedMail(email, /^\d{8}$/m)).text)![0]
}

const times = (kinds: string[], kind: string) => kinds.filter((it) => it === kind).length

test.group('An account at which somebody guesses from many places', () => {
  test('opens to a new device by the password and a code that is mailed', async ({ assert }) => {
    const user = await createMerchant()
    await guess(user.email)
    const { visitor, login, give } = stranger()
    const answer = await login(user.email, PASSWORD, 'on')
    assert.deepEqual(await answer.json(), { two_factor: false, mailed_code: true })
    assert.isFalse(await isSignedIn(visitor))
    assert.equal((await visitor.visit(CODE)).props.email, user.email)
    const code = await mailedCode(user.email)
    const wrong = await give(code === '00000000' ? '00000001' : '00000000')
    assert.deepEqual((await wrong.json()).errors, {
      code: ['This code is not the one that we sent.'],
    })
    assert.equal((await give(`${code.slice(0, 4)} ${code.slice(4)}`)).status, 200)
    assert.isTrue(await isSignedIn(visitor))
    assert.isTrue(visitor.cookies.has('remember_web'))
    await visitor.post('/logout')
    assert.deepEqual(await (await login(user.email)).json(), { two_factor: false })
  })

  test('tells nobody whether a password was right, nor whether it is there', async ({ assert }) => {
    const user = await createMerchant()
    const nobody = freshEmail()
    await Promise.all([guess(user.email), guess(nobody)])
    const answers = []
    for (const [email, password] of [
      [user.email, PASSWORD],
      [user.email, 'wrong'],
      [nobody, PASSWORD],
    ]) {
      const { visitor, login, give } = stranger()
      const { status, headers } = await login(email!, password)
      const page = await visitor.visit(CODE)
      const refused = await give('12')
      answers.push({
        status,
        cookies: headers.getSetCookie().map((line) => line.split('=')[0]),
        page: page.component,
        shown: page.props.email === email,
        refused: [refused.status, await refused.text()],
      })
    }
    assert.deepEqual(answers[1], answers[0])
    assert.deepEqual(answers[2], answers[0])
    assert.equal(await countMails(nobody, 'sign_in_code'), 0)
  })

  test('stays open to the devices that it knows, as before', async ({ assert }) => {
    const owner = await signIn()
    const { email } = owner.user
    await owner.post('/logout')
    await guess(email, 12)
    for (let n = 0; n < 6; n++) await new Visitor().post('/login', { email, password: 'wrong' })
    const answer = await owner.post('/login', { email, password: PASSWORD })
    assert.deepEqual(await answer.json(), { two_factor: false })
  })

  test('tells its owner, in the trail and once by mail', async ({ assert }) => {
    const user = await createMerchant()
    const { login, headers } = stranger()
    await Promise.all([1, 2, 3, 4, 5].map(() => login(user.email, 'wrong')))
    await login(user.email, 'wrong')
    await guess(user.email, 8)
    await until(async () => (await countMails(user.email, 'sign_ins_failing')) === 1)
    const entries = await until(async () => {
      const found = await trailEntries(user.id)
      return found.length === 10 ? found : null
    })
    const ofPlace = entries.filter(({ ip }) => ip === headers['x-forwarded-for'])
    assert.deepEqual(
      ofPlace.map(({ kind, times: count }) => [kind, count]),
      [
        ['sign_in_failed', 5],
        ['sign_in_refused', 1],
      ]
    )
    assert.equal(await countMails(user.email, 'sign_ins_failing'), 1)
    await guess(user.email, 15)
    await until(async () => {
      const found = await trailEntries(user.id)
      return found.reduce((sum, it) => sum + it.times, 0) === 29
    })
    assert.equal(times(await trailOf(user.id), 'sign_in_failed'), 20, 'the trail is not buried')
    assert.equal(await countMails(user.email, 'sign_ins_failing'), 1)
  })

  test('five wrong codes from the mail end the sign-in', async ({ assert }) => {
    const user = await createMerchant()
    await guess(user.email)
    const { visitor, login, give } = stranger()
    await login(user.email)
    const code = await mailedCode(user.email)
    const tried = await Promise.all(Array.from({ length: 9 }, (_, n) => give(`0000000${n}`)))
    assert.isTrue(tried.every(({ status }) => status === 422))
    const late = await give(code)
    assert.match((await late.json()).errors.code[0], /log in again/)
    assert.equal((await visitor.get(CODE, { headers: { accept: 'text/html' } })).status, 302)
    assert.isFalse(await isSignedIn(visitor))
  })

  test('a code is worth nothing once the password was changed, nor twice', async ({ assert }) => {
    const user = await createMerchant()
    await guess(user.email)
    const { visitor, headers, login, give } = stranger()
    await login(user.email)
    const code = await mailedCode(user.email)
    const { password } = await createMerchant()
    const before = user.password
    await user.merge({ password }).save()
    assert.equal((await give(code)).status, 422)
    await user.merge({ password: before }).save()
    const windows = [1, 2, 3].map(() => {
      const window = new Visitor()
      for (const [name, value] of visitor.cookies) window.cookies.set(name, value)
      return window
    })
    await Promise.all(windows.map((window) => window.post(CODE, { code }, { headers })))
    const signedIn = await Promise.all(windows.map(isSignedIn))
    assert.deepEqual(signedIn.filter(Boolean), [true])
  })

  test('who resets the password from there signs in without a code', async ({ assert }) => {
    const user = await createMerchant()
    await guess(user.email)
    const { visitor, headers, login } = stranger()
    await visitor.post('/forgot-password', { email: user.email }, { headers })
    const { text } = await arrivedMail(user.email, /reset-password/)
    const [, token] = /reset-password\/([^?]+)\?/.exec(text)!
    const password = 'harder to guess 4711'
    const form = { token, email: user.email, password, password_confirmation: password }
    assert.equal((await visitor.post('/reset-password', form, { headers })).status, 200)
    assert.deepEqual(await (await login(user.email, password)).json(), { two_factor: false })
  })
})

test.group('Codes of the authenticator', () => {
  /** Wrong codes, each from another place, by somebody who has the password. */
  async function tryCodes(user: User, code: string, count: number) {
    const answers = []
    for (let n = 0; n < count; n++) {
      const { login, give } = stranger()
      await login(user.email)
      answers.push(await (await give(code, CHALLENGE)).json())
    }
    return answers
  }

  test('cannot be tried for days by somebody who has the password', async ({ assert }) => {
    const { user, authenticator } = await protectedMerchant()
    const wrong = authenticator.wrongCode()
    const open = await challenged(user)
    await tryCodes(user, wrong, 10)
    const ended = await open.post(CHALLENGE, { code: authenticator.code(1) })
    assert.match((await ended.json()).errors.code[0], /log in again/)

    const { visitor, login, give } = stranger()
    assert.propertyVal(await (await login(user.email)).json(), 'mailed_code', true)
    assert.equal((await give(authenticator.code(1), CHALLENGE)).status, 422)
    assert.deepEqual(await (await give(await mailedCode(user.email))).json(), { two_factor: true })
    assert.equal((await give(wrong, CHALLENGE)).status, 422)
    assert.equal((await give(authenticator.code(1), CHALLENGE)).status, 204)
    assert.isTrue(await isSignedIn(visitor))
    await until(async () => times(await trailOf(user.id), 'code_failed') > 0)
  })

  test('of somebody elsewhere do not keep the owner waiting', async ({ assert }) => {
    const { user, authenticator } = await protectedMerchant()
    const thief = stranger()
    await thief.login(user.email)
    for (let n = 0; n < 6; n++) await thief.give(authenticator.wrongCode(), CHALLENGE)
    const owner = await challenged(user)
    assert.equal((await owner.post(CHALLENGE, { code: authenticator.code(1) })).status, 204)
  })
})
