import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { createMerchant } from '#tests/support/merchant'
import { arrivedMail, queuedMails } from '#tests/support/mails'
import { photo } from '#tests/support/product'
import { profileForm } from '#tests/support/profile'
import { signInConfirmed } from '#tests/support/confirmed_session'
import { signIn } from '#tests/support/sign_in'
import { freshEmail, Visitor } from '#tests/support/visitor'

const URL = '/user/profile-information'
const html = {
  'accept': 'text/html, application/xhtml+xml',
  'x-inertia': 'true',
  'referer': '/user/profile',
}

test.group('Profile page', () => {
  test('guests are sent to sign in; who is not verified sees it', async ({ assert }) => {
    const asked = await new Visitor().get('/user/profile', { headers: { accept: 'text/html' } })
    assert.equal(asked.headers.get('location'), '/login')
    const visitor = await signIn()
    await User.query().where('id', visitor.user.id).update({ email_verified_at: null })
    const { component, props } = await visitor.visit('/user/profile')
    assert.equal(component, 'profile/show')
    assert.isTrue(props.has_password)
    assert.isNull(props.data_export)
    assert.lengthOf(props.sessions, 1)
  })

  test('guests can change nothing', async ({ assert }) => {
    const calls = [
      ['PUT', URL],
      ['POST', URL],
      ['DELETE', '/user/profile-photo'],
      ['PUT', '/user/password'],
      ['POST', '/user/set-password'],
      ['DELETE', '/user/other-browser-sessions'],
      ['DELETE', '/user'],
      ['POST', '/user/data-exports'],
    ]
    const visitor = new Visitor()
    for (const [method, path] of calls) {
      assert.equal((await visitor.call(method!, path!, { json: {} })).status, 401, path)
    }
  })
})

test.group('Profile information', () => {
  test('the name is saved by PUT and by a form that says PUT inside', async ({ assert }) => {
    const visitor = await signIn()
    const { email } = visitor.user
    const put = await visitor.call('PUT', URL, { json: { name: ' Grace ', email } })
    assert.equal(put.status, 200)
    assert.equal(await put.text(), '""')
    assert.equal((await visitor.visit('/user/profile')).props.auth.user.name, 'Grace')

    const form = profileForm({ name: 'Grace Hopper', email })
    const posted = await visitor.call('POST', URL, { form, headers: html })
    assert.include([302, 303], posted.status)
    const { props } = await visitor.visit('/user/profile')
    assert.equal(props.flash.status, 'profile-information-updated')
    assert.equal(props.auth.user.name, 'Grace Hopper')
    assert.lengthOf(await queuedMails(email), 0)
  })

  test('wrong fields are named, in a bag of their own on the page', async ({ assert }) => {
    const visitor = await signIn()
    const other = await createMerchant()
    const json = await visitor.call('PUT', URL, { json: { name: '', email: other.email } })
    assert.equal(json.status, 422)
    assert.deepEqual((await json.json()).errors, {
      name: ['The name field is required.'],
      email: ['The email has already been taken.'],
    })
    await visitor.call('PUT', URL, { json: { name: 'x'.repeat(256), email: 'no' }, headers: html })
    const { props } = await visitor.visit('/user/profile')
    assert.deepEqual(props.errors, {
      updateProfileInformation: {
        name: 'The name field must not be greater than 255 characters.',
        email: 'The email field must be a valid email address.',
      },
    })
  })

  test('half a character in the name is no failure of the server', async ({ assert }) => {
    const visitor = await signIn()
    const json = { 'name': '\ud800', 'email': 'none', 'more\udc00': '\u0000' }
    const refused = await visitor.call('PUT', URL, { json, headers: html })
    assert.equal(refused.headers.get('location'), '/user/profile')
    const { props } = await visitor.visit('/user/profile')
    assert.isDefined(props.errors.updateProfileInformation.email)
  })

  test('only name, address and photo can be changed this way', async ({ assert }) => {
    const visitor = await signIn()
    const before = (await User.findOrFail(visitor.user.id)).serialize()
    await visitor.call('PUT', URL, {
      json: {
        name: 'Eve',
        email: visitor.user.email,
        id: 1,
        subscribed: true,
        email_verified_at: '2020-01-01T00:00:00Z',
        emailVerifiedAt: '2020-01-01T00:00:00Z',
        password: 'overwritten!',
        current_team_id: 1,
        profile_photo_media_id: '00000000-0000-0000-0000-000000000000',
        two_factor_secret: 'x',
      },
    })
    const after = (await User.findOrFail(visitor.user.id)).serialize()
    assert.deepEqual({ ...after, updatedAt: null }, { ...before, name: 'Eve', updatedAt: null })
    const { props } = await visitor.visit('/user/profile')
    assert.isFalse(props.auth.user.subscribed)
  })

  test('the links of a new address lead to this installation, whatever the request says', async ({
    assert,
  }) => {
    const visitor = await signInConfirmed()
    const email = freshEmail()
    const saved = await visitor.call('PUT', URL, {
      json: { name: 'Ada', email },
      headers: { 'host': `127.0.0.1:${process.env.PORT}`, 'x-forwarded-host': 'evil.test' },
    })
    assert.equal(saved.status, 200)
    for (const recipient of [email, visitor.user.email]) {
      const { text } = await arrivedMail(recipient, /email-change/)
      const { hostname, searchParams } = new globalThis.URL(/http\S+/.exec(text)![0])
      assert.notEqual(hostname, 'evil.test')
      assert.isTrue(searchParams.has('signature'))
    }
  })

  test('when the address is refused nothing is saved', async ({ assert }) => {
    const visitor = await signIn()
    const other = await createMerchant()
    const form = profileForm(
      { name: 'Changed', email: other.email },
      { bytes: await photo(), name: 'me.jpg' }
    )
    assert.equal((await visitor.call('POST', URL, { form })).status, 422)
    const { props } = await visitor.visit('/user/profile')
    assert.equal(props.auth.user.name, visitor.user.name)
    assert.isNull(props.auth.user.profile_photo_path)
  })
})
