import { test } from '@japa/runner'
import { keepMails, mailsTo } from '#tests/support/mails'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { trailOf } from '#tests/support/trail'
import { Visitor } from '#tests/support/visitor'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

function signInWith(visitor: Visitor, email: string, address = '203.0.113.9') {
  const headers = { 'user-agent': FIREFOX, 'x-forwarded-for': address }
  return visitor.post('/login', { email, password: PASSWORD }, { headers })
}

test.group('A sign-in from a new device', (group) => {
  keepMails(group)

  test('is told by mail, once for each device', async ({ assert }) => {
    const user = await createMerchant()
    const own = new Visitor()
    await signInWith(own, user.email)
    await own.post('/logout')
    await signInWith(own, user.email, '203.0.113.10')
    assert.lengthOf(await mailsTo(user.email, 'new_device'), 0)

    await signInWith(new Visitor(), user.email, '198.51.100.4')
    const [mail, ...more] = await mailsTo(user.email, 'new_device')
    assert.lengthOf(more, 0)
    assert.equal(mail.device, 'Firefox on Linux')
    assert.equal(mail.ipAddress, '198.51.100.4')
    assert.match(mail.profileUrl, /\/user\/profile$/)
    assert.closeTo(Date.parse(mail.at), Date.now(), 60_000)
    assert.deepEqual(await trailOf(user.id), ['signed_in', 'signed_in', 'signed_in_new_device'])
  })

  test('a device is known to the account that used it, not to others', async ({ assert }) => {
    const [first, second] = [await createMerchant(), await createMerchant()]
    await signInWith(new Visitor(), second.email)
    const shared = new Visitor()
    await signInWith(shared, first.email)
    await shared.post('/logout')
    await signInWith(shared, second.email)
    assert.lengthOf(await mailsTo(second.email, 'new_device'), 1)
    await shared.post('/logout')
    await signInWith(shared, first.email)
    assert.lengthOf(await mailsTo(first.email, 'new_device'), 0)
  })

  test('a cookie that somebody made up is no known device', async ({ assert }) => {
    const user = await createMerchant()
    await signInWith(new Visitor(), user.email)
    const thief = new Visitor()
    thief.cookies.set('vitrine_device', encodeURIComponent(JSON.stringify([user.id])))
    await signInWith(thief, user.email)
    assert.lengthOf(await mailsTo(user.email, 'new_device'), 1)
  })
})
