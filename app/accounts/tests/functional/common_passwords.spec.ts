import { test } from '@japa/runner'
import { confirmPassword } from '#tests/support/confirmed_session'
import { fromElsewhere } from '#tests/support/forms'
import { linkInMail } from '#tests/support/mails'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { freshEmail, Visitor } from '#tests/support/visitor'

const REFUSED = [
  'The password field is a password that is tried first. Choose one that is harder to guess.',
]
const COMMON = 'Password123!'
const twice = (password: string) => ({ password, password_confirmation: password })

async function refusalOf(response: Response): Promise<string[]> {
  return (await response.json()).errors.password
}

test.group('A common password', () => {
  test('is refused wherever one is chosen', async ({ assert }) => {
    const headers = fromElsewhere()
    const registration = { name: 'Ada', email: freshEmail(), ...twice(COMMON), terms: true }
    assert.deepEqual(
      await refusalOf(await new Visitor().post('/register', registration, { headers })),
      REFUSED
    )

    const here = await signIn()
    const json = { current_password: PASSWORD, ...twice(COMMON) }
    assert.deepEqual(await refusalOf(await here.call('PUT', '/user/password', { json })), REFUSED)

    const visitor = new Visitor()
    const { email } = await createMerchant()
    await visitor.post('/forgot-password', { email }, { headers })
    const url = await linkInMail(email, '/reset-password/')
    const reset = { token: url.pathname.split('/').at(-1), email, ...twice(COMMON) }
    assert.deepEqual(await refusalOf(await visitor.post('/reset-password', reset)), REFUSED)
    const again = { ...reset, ...twice('harder to guess 4711') }
    assert.equal((await visitor.post('/reset-password', again)).status, 200)

    await confirmPassword(here)
    await here.user.merge({ password: null }).save()
    assert.deepEqual(await refusalOf(await here.post('/user/set-password', twice(COMMON))), REFUSED)
  })

  test('one’s own address is none, whole or up to the @', async ({ assert }) => {
    const email = freshEmail()
    for (const password of [email, email.split('@')[0]!.toUpperCase()]) {
      const registration = { name: 'Ada', email, ...twice(password), terms: true }
      const response = await new Visitor().post('/register', registration, {
        headers: fromElsewhere(),
      })
      assert.deepEqual(await refusalOf(response), REFUSED)
    }
  })

  test('one that is too short is told to be that alone', async ({ assert }) => {
    const registration = { name: 'Ada', email: freshEmail(), ...twice('123456'), terms: true }
    const response = await new Visitor().post('/register', registration, {
      headers: fromElsewhere(),
    })
    assert.deepEqual(await refusalOf(response), [
      'The password field must be at least 8 characters.',
    ])
  })
})
