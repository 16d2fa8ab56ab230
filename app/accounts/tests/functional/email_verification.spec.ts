import { createHash } from 'node:crypto'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { test } from '@japa/runner'
import type User from '#app/accounts/models/user'
import { sendForm } from '#tests/support/forms'
import { countMails, linkInMail, pathOf } from '#tests/support/mails'
import { createMerchant } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { trailOf } from '#tests/support/trail'
import { Visitor } from '#tests/support/visitor'
import { PASSWORD } from '#tests/support/merchant'

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex')

async function unverified(): Promise<User> {
  const user = await createMerchant()
  return user.merge({ emailVerifiedAt: null }).save()
}

const linkOf = ({ id, email }: User, expiresIn: string | number = '60 minutes') =>
  signedUrlFor('verification.verify', { id, hash: sha1(email) }, { expiresIn })

test.group('E-mail verification', () => {
  test('the notice sends the link again, and the link verifies the address', async ({ assert }) => {
    const visitor = await signIn(await unverified())
    const { user } = visitor
    const notice = await visitor.visit('/email/verify')
    assert.equal(notice.component, 'accounts/verify_email')
    const sent = await sendForm(visitor, '/email/verification-notification', {}, '/email/verify')
    assert.equal(sent.headers.get('location'), '/email/verify')
    assert.equal((await visitor.visit('/email/verify')).props.status, 'verification-link-sent')

    const link = pathOf(await linkInMail(user.email, '/email/verify/'))
    const { response } = await visitor.visit(link)
    assert.equal(response.headers.get('location'), '/dashboard?verified=1')
    const again = await visitor.visit(link)
    assert.equal(again.response.headers.get('location'), '/dashboard?verified=1')
    await user.refresh()
    assert.isNotNull(user.emailVerifiedAt)
    assert.lengthOf(
      (await trailOf(user.id)).filter((kind) => kind === 'email_verified'),
      1
    )
    const passed = await visitor.visit('/email/verify')
    assert.equal(passed.response.headers.get('location'), '/dashboard')
  })

  test('JSON callers get 202 and 204', async ({ assert }) => {
    const visitor = await signIn(await unverified())
    const sent = await visitor.post('/email/verification-notification')
    assert.deepEqual([sent.status, await sent.text()], [202, '""'])
    assert.equal((await visitor.get(linkOf(visitor.user))).status, 204)
    assert.equal((await visitor.post('/email/verification-notification')).status, 204)
    assert.equal(await countMails(visitor.user.email, 'verify_email'), 1)
  })

  test('a guest who opens the link signs in first and comes back to it', async ({ assert }) => {
    const user = await unverified()
    const visitor = new Visitor()
    const link = linkOf(user)
    const asked = await visitor.get(link, { headers: { accept: 'text/html' } })
    assert.equal(asked.headers.get('location'), '/login')
    const response = await sendForm(visitor, '/login', { email: user.email, password: PASSWORD })
    assert.equal(response.headers.get('location'), link)
  })

  test('links that were changed, are too old or for another address are refused', async ({
    assert,
  }) => {
    const visitor = await signIn(await unverified())
    const { user } = visitor
    const answer = async (path: string) => {
      const response = await visitor.get(path)
      return [response.status, (await response.json()).message]
    }
    const link = linkOf(user)
    assert.deepEqual(await answer(link.split('?')[0]!), [403, 'Invalid signature.'])
    assert.deepEqual(await answer(`${link}&more=1`), [403, 'Invalid signature.'])
    assert.deepEqual(await answer(linkOf(user, -1)), [403, 'Invalid signature.'])
    const foreign = linkOf(await unverified())
    assert.deepEqual(await answer(foreign), [403, 'This action is unauthorized.'])
    await user.merge({ email: `moved-${user.email}` }).save()
    assert.deepEqual(await answer(link), [403, 'This action is unauthorized.'])
    assert.isNull((await user.refresh()).emailVerifiedAt)
  })

  test('mails and links share six tries a minute', async ({ assert }) => {
    const visitor = await signIn(await unverified())
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt++) {
      statuses.push((await visitor.post('/email/verification-notification')).status)
    }
    statuses.push((await visitor.get(linkOf(visitor.user))).status)
    assert.deepEqual(statuses, [202, 202, 202, 202, 202, 202, 429])
  })
})
