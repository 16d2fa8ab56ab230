import { test } from '@japa/runner'
import { arrivedMail, countMails } from '#tests/support/mails'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { trailOf } from '#tests/support/trail'
import { Visitor } from '#tests/support/visitor'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

function signInWith(visitor: Visitor, email: string, address = '203.0.113.9') {
  const headers = { 'user-agent': FIREFOX, 'x-forwarded-for': address }
  return visitor.post('/login', { email, password: PASSWORD }, { headers })
}

test.group('A sign-in from a new device', () => {
  test('is told by mail, once for each device', async ({ assert }) => {
    const user = await createMerchant()
    const own = new Visitor()
    await signInWith(own, user.email)
    await own.post('/logout')
    await signInWith(own, user.email, '203.0.113.10')
    assert.equal(await countMails(user.email, 'new_device'), 0)

    await signInWith(new Visitor(), user.email, '198.51.100.4')
    assert.equal(await countMails(user.email, 'new_device'), 1)
    const { text } = await arrivedMail(user.email)
    for (const part of ['Firefox on Linux', '198.51.100.4', '/user/profile']) {
      assert.include(text, part)
    }
    const [, day, time] = /on (\S+), (\S+) UTC/.exec(text)!
    assert.closeTo(Date.parse(`${day}T${time}Z`), Date.now(), 120_000)
    assert.deepEqual(await trailOf(user.id), ['signed_in', 'signed_in', 'signed_in_new_device'])
  })

  test('a device is known to the account that used it, not to others', async ({ assert }) => {
    const [first, second] = [await createMerchant(), await createMerchant()]
    await signInWith(new Visitor(), second.email)
    const shared = new Visitor()
    await signInWith(shared, first.email)
    await shared.post('/logout')
    await signInWith(shared, second.email)
    assert.equal(await countMails(second.email, 'new_device'), 1)
    await shared.post('/logout')
    await signInWith(shared, first.email)
    assert.equal(await countMails(first.email, 'new_device'), 0)
  })

  test('a cookie that somebody made up is no known device', async ({ assert }) => {
    const user = await createMerchant()
    await signInWith(new Visitor(), user.email)
    const thief = new Visitor()
    thief.cookies.set('vitrine_device', encodeURIComponent(JSON.stringify([user.id])))
    await signInWith(thief, user.email)
    assert.equal(await countMails(user.email, 'new_device'), 1)
  })
})
