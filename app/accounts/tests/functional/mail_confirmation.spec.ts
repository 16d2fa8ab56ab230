import { test } from '@japa/runner'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import User from '#app/accounts/models/user'
import { emailHash } from '#app/accounts/actions/queue_verification_mail'
import { sendForm } from '#tests/support/forms'
import { countMails, linkInMail, pathOf } from '#tests/support/mails'
import { createMerchant } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

/** Signed in, as through a provider, without a password. */
async function signInWithout(user?: User): Promise<Visitor & { user: User }> {
  const visitor = await signIn(user)
  await visitor.user.merge({ password: null }).save()
  return visitor
}

const linkFor = ({ id, email }: User, expiresIn: string | number = '15 minutes') =>
  signedUrlFor('mail-confirmation.verify', { id, hash: emailHash(email) }, { expiresIn })

test.group('Confirmation by mail, for accounts without a password', () => {
  test('nothing that asks for a password is done before it', async ({ assert }) => {
    const visitor = await signInWithout()
    const { props } = await visitor.visit('/user/profile')
    assert.deepInclude(props, { has_password: false, is_confirmed_by_mail: false })
    for (const path of ['/user', '/user/other-browser-sessions']) {
      const answer = await visitor.call('DELETE', path, { json: { password: '' } })
      assert.equal(answer.status, 422)
      assert.deepEqual((await answer.json()).errors, {
        password: ['Confirm it by mail first: your account has no password.'],
      })
    }
    assert.equal((await visitor.post('/user/two-factor-authentication')).status, 423)
    assert.isNotNull(await User.find(visitor.user.id))
  })

  test('the link opens what it stands for, in the browser where it is opened', async ({
    assert,
  }) => {
    const elsewhere = await signIn()
    const visitor = await signInWithout(elsewhere.user)
    const sent = await sendForm(visitor, '/user/confirm-by-mail', {}, '/user/profile')
    assert.equal(sent.headers.get('location'), '/user/profile')
    const link = pathOf(await linkInMail(visitor.user.email, '/user/confirm-by-mail/'))
    const { response } = await visitor.visit(link)
    assert.equal(response.headers.get('location'), '/user/profile')
    assert.isTrue((await visitor.visit('/user/profile')).props.is_confirmed_by_mail)
    assert.isFalse((await elsewhere.visit('/user/profile')).props.is_confirmed_by_mail)

    assert.equal((await visitor.post('/user/two-factor-authentication')).status, 200)
    assert.equal((await visitor.get('/user/two-factor-secret-key')).status, 200)
    assert.equal((await visitor.call('DELETE', '/user/other-browser-sessions')).status, 204)
    assert.equal((await elsewhere.get('/user/confirmed-password-status')).status, 401)
    assert.equal((await visitor.call('DELETE', '/user')).status, 204)
    assert.isNull(await User.find(visitor.user.id))
  })

  test('who was led to confirm goes on where they wanted to', async ({ assert }) => {
    const visitor = await signInWithout()
    const page = { headers: { accept: 'text/html' } }
    const asked = await visitor.get('/user/two-factor-recovery-codes', page)
    assert.equal(asked.headers.get('location'), '/user/confirm-password')
    const { response } = await visitor.visit(linkFor(visitor.user))
    assert.equal(response.headers.get('location'), '/user/two-factor-recovery-codes')
  })

  test('links of others, old, forged and those to a former address confirm nothing', async ({
    assert,
  }) => {
    const visitor = await signInWithout()
    const other = await createMerchant()
    const former = linkFor(visitor.user)
    const expired = linkFor(visitor.user, -1)
    await visitor.user.merge({ email: `new-${visitor.user.email}` }).save()
    for (const link of [
      linkFor(other),
      former,
      expired,
      former.replace(/signature=./, 'signature=x'),
    ]) {
      assert.equal((await visitor.get(link)).status, 403)
    }
    assert.isFalse((await visitor.visit('/user/profile')).props.is_confirmed_by_mail)
    const guest = await new Visitor().get(linkFor(visitor.user))
    assert.equal(guest.status, 401)
  })

  test('it takes the place of no password that there is', async ({ assert }) => {
    const visitor = await signIn()
    assert.equal((await visitor.post('/user/confirm-by-mail')).status, 403)
    assert.equal((await visitor.get(linkFor(visitor.user))).status, 403)
    assert.equal(await countMails(visitor.user.email, 'confirm_identity'), 0)
    assert.equal((await visitor.call('DELETE', '/user', { json: { password: '' } })).status, 422)
  })

  test('mails are not sent in bulk', async ({ assert }) => {
    const visitor = await signInWithout()
    const statuses: number[] = []
    for (let times = 0; times < 8; times++) {
      statuses.push((await visitor.post('/user/confirm-by-mail')).status)
    }
    assert.deepEqual(statuses.slice(0, 6), Array(6).fill(202))
    assert.equal(statuses.at(-1), 429)
  })
})
