import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { arrivedMail } from '#tests/support/mails'
import { PASSWORD } from '#tests/support/merchant'
import { confirmByMail } from '#tests/support/confirmed_session'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

const NEW = 'an even longer password'
const html = {
  'accept': 'text/html, application/xhtml+xml',
  'x-inertia': 'true',
  'referer': '/user/profile',
}

function fields(current_password: string, password = NEW, password_confirmation = password) {
  return { current_password, password, password_confirmation }
}

test.group('Updating the password', () => {
  test('keepers of passwords find the place, and guests come there by signing in', async ({
    assert,
  }) => {
    const address = '/.well-known/change-password'
    const visitor = await signIn()
    const response = await visitor.get(address, { headers: { accept: 'text/html' } })
    assert.equal(response.status, 302)
    assert.equal(response.headers.get('location'), '/user/profile#change-password')
    const page = await new Visitor().get('/user/profile', { headers: { accept: 'text/html' } })
    assert.match(page.headers.get('location')!, /\/login$/)
    // Else the address would not be believed.
    const none = await visitor.get('/.well-known/resource-that-should-not-exist')
    assert.equal(none.status, 404)
  })

  test('the new one signs in, this browser stays, all others and remembered ones end', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const other = await signIn(visitor.user)
    const remembered = new Visitor()
    const { email } = visitor.user
    await remembered.post('/login', { email, password: PASSWORD, remember: 'on' })

    const response = await visitor.call('PUT', '/user/password', { json: fields(PASSWORD) })
    assert.equal(response.status, 200)
    assert.equal(await response.text(), '""')
    assert.equal((await visitor.visit('/user/profile')).component, 'profile/show')
    assert.equal((await other.get('/user/profile')).status, 401)
    assert.equal((await remembered.get('/user/profile')).status, 401)
    assert.equal((await new Visitor().post('/login', { email, password: PASSWORD })).status, 422)
    assert.equal((await new Visitor().post('/login', { email, password: NEW })).status, 200)

    await arrivedMail(email, /\/forgot-password/)
    const { props } = await visitor.visit('/user/profile')
    const texts = props.security_events.map(({ text }: { text: string }) => text)
    assert.include(texts, 'Password changed')
  })

  test('from the page it goes back with a word', async ({ assert }) => {
    const visitor = await signIn()
    const sent = await visitor.call('PUT', '/user/password', {
      json: fields(PASSWORD),
      headers: html,
    })
    assert.equal(sent.status, 303)
    assert.equal((await visitor.visit('/user/profile')).props.flash.status, 'password-updated')
  })

  test('all that is wrong is told at once, in the form’s bag', async ({ assert }) => {
    const visitor = await signIn()
    const call = (json: object, headers = {}) =>
      visitor.call('PUT', '/user/password', { json, headers })
    const wrong = await (await call(fields('wrong', 'short', 'other'))).json()
    assert.deepEqual(wrong.errors, {
      current_password: ['The provided password does not match your current password.'],
      password: [
        'The password field must be at least 8 characters.',
        'The password field confirmation does not match.',
      ],
    })
    const empty = await (await call({})).json()
    assert.deepEqual(empty.errors, {
      current_password: ['The current password field is required.'],
      password: ['The password field is required.'],
    })
    await call(fields('wrong'), html)
    const { props } = await visitor.visit('/user/profile')
    assert.deepEqual(props.errors, {
      updatePassword: {
        current_password: 'The provided password does not match your current password.',
      },
    })
    const { status } = await new Visitor().post('/login', {
      email: visitor.user.email,
      password: PASSWORD,
    })
    assert.equal(status, 200, 'nothing was changed')
  })

  test('guessing the current password is slowed down', async ({ assert }) => {
    const visitor = await signIn()
    const answers = []
    for (let attempt = 0; attempt < 31; attempt++) {
      answers.push(await visitor.call('PUT', '/user/password', { json: {} }))
    }
    assert.equal(answers[29]!.status, 422)
    const { status, headers } = answers[30]!
    assert.equal(status, 429)
    assert.equal(headers.get('x-ratelimit-limit'), '30')
    assert.equal(headers.get('x-ratelimit-remaining'), '0')
    const seconds = Number(headers.get('retry-after'))
    assert.isTrue(seconds > 0 && seconds <= 60)
    const resetAt = Number(headers.get('x-ratelimit-reset'))
    assert.closeTo(resetAt, Date.now() / 1000 + seconds, 5)
  })
})

test.group('Setting a password', () => {
  test('who has none gets one', async ({ assert }) => {
    const visitor = await signIn()
    await User.query().where('id', visitor.user.id).update({ password: null })
    const page = await visitor.visit('/user/profile')
    assert.isFalse(page.props.has_password)
    const refused = await visitor.call('PUT', '/user/password', { json: fields('') })
    assert.equal(refused.status, 422)

    assert.equal((await visitor.post('/user/set-password', fields(''))).status, 423)
    await confirmByMail(visitor, visitor.user)
    await visitor.post('/user/set-password', fields('', 'short'), { headers: html })
    const { props } = await visitor.visit('/user/profile')
    assert.equal(
      props.errors.setPassword.password,
      'The password field must be at least 8 characters.'
    )
    const sent = await visitor.post('/user/set-password', fields(''), { headers: html })
    assert.equal(sent.status, 303)
    const after = await visitor.visit('/user/profile')
    assert.equal(after.props.flash.banner, 'Your password has been set.')
    assert.isTrue(after.props.has_password)
    const { email } = visitor.user
    assert.equal((await new Visitor().post('/login', { email, password: NEW })).status, 200)
  })

  test('one that exists is not replaced', async ({ assert }) => {
    const visitor = await signIn()
    const response = await visitor.post('/user/set-password', fields(''))
    assert.equal(response.status, 403)
    assert.equal((await response.json()).message, 'This action is unauthorized.')
    const { email } = visitor.user
    assert.equal((await new Visitor().post('/login', { email, password: PASSWORD })).status, 200)
  })
})
