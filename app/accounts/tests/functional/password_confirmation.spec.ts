import { test } from '@japa/runner'
import { sendForm } from '#tests/support/forms'
import { signIn } from '#tests/support/sign_in'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { Visitor } from '#tests/support/visitor'

test.group('Password confirmation', () => {
  test('a fresh sign-in does not count; the right password does', async ({ assert }) => {
    const visitor = await signIn()
    const status = async (query = '') =>
      (await visitor.get(`/user/confirmed-password-status${query}`)).json()
    assert.deepEqual(await status(), { confirmed: false })
    const page = await visitor.visit('/user/confirm-password')
    assert.equal(page.component, 'accounts/confirm_password')
    assert.isTrue(page.props.hasPassword)

    const confirmed = await visitor.post('/user/confirm-password', { password: PASSWORD })
    assert.deepEqual([confirmed.status, await confirmed.text()], [201, '""'])
    assert.deepEqual(await status(), { confirmed: true })
    assert.deepEqual(await status('?seconds=0'), { confirmed: false })
  })

  test('who has copied the cookie does not share it', async ({ assert }) => {
    const owner = await signIn()
    const thief = new Visitor()
    for (const [name, value] of owner.cookies) thief.cookies.set(name, value)
    await owner.post('/user/confirm-password', { password: PASSWORD })
    assert.equal((await thief.get('/user/confirmed-password-status')).status, 401)
    const status = await owner.get('/user/confirmed-password-status')
    assert.deepEqual(await status.json(), { confirmed: true })
  })

  test('the age of a confirmation is told', async ({ assert }) => {
    const visitor = await signIn()
    await visitor.post('/user/confirm-password', { password: PASSWORD })
    await new Promise((resolve) => setTimeout(resolve, 1100))
    const response = await visitor.get('/user/confirmed-password-status')
    assert.isAtLeast(Number(response.headers.get('x-retry-after')), 1)
  })

  test('a wrong or missing password is refused in the words of the form', async ({ assert }) => {
    const visitor = await signIn()
    for (const password of ['wrong', '', null, undefined, { $ne: 1 }]) {
      const response = await visitor.post('/user/confirm-password', { password })
      assert.equal(response.status, 422)
      assert.deepEqual((await response.json()).errors, {
        password: ['The provided password was incorrect.'],
      })
    }
    await sendForm(visitor, '/user/confirm-password', { password: 'wrong' })
    const { props } = await visitor.visit('/user/confirm-password')
    assert.equal(props.errors.password, 'The provided password was incorrect.')
  })

  test('whoever sits at an open session cannot guess on', async ({ assert }) => {
    const visitor = await signIn()
    for (let attempt = 0; attempt < 10; attempt++) {
      await visitor.post('/user/confirm-password', { password: 'wrong' })
    }
    const response = await visitor.post('/user/confirm-password', { password: PASSWORD })
    assert.equal(response.status, 401)
  })

  test('somebody without a password is told where to set one', async ({ assert }) => {
    const visitor = await signIn()
    await visitor.user.merge({ password: null }).save()
    assert.isFalse((await visitor.visit('/user/confirm-password')).props.hasPassword)
    assert.equal((await visitor.post('/user/confirm-password', { password: '' })).status, 422)
  })

  test('a sign-in forgets what was confirmed before it', async ({ assert }) => {
    const visitor = await signIn()
    await visitor.post('/user/confirm-password', { password: PASSWORD })
    await visitor.post('/logout')
    const { email } = await createMerchant()
    await visitor.post('/login', { email, password: PASSWORD })
    const response = await visitor.get('/user/confirmed-password-status')
    assert.deepEqual(await response.json(), { confirmed: false })
  })

  test('guests sign in first', async ({ assert }) => {
    assert.equal((await new Visitor().get('/user/confirmed-password-status')).status, 401)
    const { response } = await new Visitor().visit('/user/confirm-password')
    assert.equal(response.headers.get('location'), '/login')
  })
})
