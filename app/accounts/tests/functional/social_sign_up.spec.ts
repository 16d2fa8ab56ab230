import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { linkInMail, pathOf } from '#tests/support/mails'
import { PAGE, signInWith } from '#tests/support/social/through'
import { useSocialServer } from '#tests/support/social/use_social_server'
import { freshEmail, Visitor } from '#tests/support/visitor'

test.group('Signing up without an address of the provider', (group) => {
  const server = useSocialServer(group)

  test('the account is made when the link is opened, and in this browser alone', async ({
    assert,
  }) => {
    server.current.person.email = null
    const visitor = new Visitor()
    assert.equal(await signInWith(visitor, 'github'), '/oauth/github/sign-up')
    const email = freshEmail()
    const sent = await visitor.post('/oauth/github/sign-up', { email })
    assert.equal(sent.headers.get('location'), '/oauth/github/sign-up')
    const { props, component } = await visitor.visit('/oauth/github/sign-up')
    assert.equal(component, 'accounts/oauth_sign_up')
    assert.equal(props.sentTo, email)
    assert.isEmpty(await sql(db.connection(), 'select 1 from users where email = ?', [email]))

    const link = pathOf(await linkInMail(email, '/oauth/'))
    const stranger = new Visitor()
    const elsewhere = await stranger.get(link, PAGE)
    assert.equal(elsewhere.headers.get('location'), '/login')
    assert.match((await stranger.visit('/login')).props.errors.socialstream, /not started here/)
    assert.equal((await visitor.get(`${link}x`, PAGE)).status, 403)

    const opened = await visitor.get(link, PAGE)
    assert.equal(opened.headers.get('location'), '/dashboard')
    const { user } = (await visitor.visit('/dashboard')).props.auth
    assert.equal(user.email, email)
    assert.isNotNull(user.email_verified_at)
  })

  test('an address of somebody else is refused, and no mail goes there', async ({ assert }) => {
    const merchant = await createMerchant()
    server.current.person.email = null
    const visitor = new Visitor()
    await signInWith(visitor, 'gitlab')
    const refused = await visitor.post('/oauth/gitlab/sign-up', { email: merchant.email })
    assert.equal(refused.status, 422)
    assert.match((await refused.json()).errors.email[0], /^An account already exists/)
    const wrong = await visitor.post('/oauth/gitlab/sign-up', { email: 'nonsense' })
    assert.equal(wrong.status, 422)
    const link = `select 1 from mails where recipient = ? and data->>'url' like '%sign-up%'`
    assert.isEmpty(await sql(db.connection(), link, [merchant.email]))
  })

  test('an address that is not verified opens no account', async ({ assert }) => {
    const merchant = await createMerchant()
    server.current.person = {
      ...server.current.person,
      email: merchant.email,
      isVerified: false,
    }
    for (const id of ['github', 'gitlab', 'google', 'slack', 'bitbucket', 'facebook']) {
      const visitor = new Visitor()
      assert.equal(await signInWith(visitor, id), '/login', id)
      assert.isNull((await visitor.visit('/login')).props.auth.user)
    }
    assert.isTrue(await merchant.hasPassword(PASSWORD))
  })
})
