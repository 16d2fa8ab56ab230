import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { claimAccount } from '#app/accounts/actions/claim_account'
import { queueResetLink } from '#app/accounts/actions/request_password_reset'
import User from '#app/accounts/models/user'
import { signInConfirmed } from '#tests/support/confirmed_session'
import { changeTo, linkIn, undoLink } from '#tests/support/email_change'
import { fromElsewhere } from '#tests/support/forms'
import { arrivedMail, countMails } from '#tests/support/mails'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { trailOf } from '#tests/support/trail'
import { freshEmail, Visitor } from '#tests/support/visitor'

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

  test('devices of before a reset of the password count as new, that of the reset does not', async ({
    assert,
  }) => {
    const { id, email } = await createMerchant()
    const [thief, owner] = [new Visitor(), new Visitor()]
    await signInWith(thief, email)
    await thief.post('/logout')
    await db.transaction(async (trx) =>
      queueResetLink(trx, await User.findOrFail(id, { client: trx }))
    )
    const token = (await linkIn(email, /\/reset-password\//)).split('/').pop()!.split('?')[0]
    const fields = { email, token, password: PASSWORD, password_confirmation: PASSWORD }
    const headers = fromElsewhere()
    assert.equal((await owner.post('/reset-password', fields, { headers })).status, 200)

    await signInWith(owner, email)
    assert.equal(await countMails(email, 'new_device'), 0)
    await signInWith(thief, email)
    assert.equal(await countMails(email, 'new_device'), 1)
  })

  test('so do those of before a change of the address was undone, or the account was claimed', async ({
    assert,
  }) => {
    const thief = await signInConfirmed()
    const { id, email } = thief.user
    const epoch = async () => (await User.findOrFail(id)).deviceEpoch
    await changeTo(thief, freshEmail())
    assert.equal((await new Visitor().post(await undoLink(email))).status, 204)
    assert.equal(await epoch(), 1)

    await User.query().where('id', id).update({ email_verified_at: null })
    await db.transaction((trx) =>
      claimAccount(
        trx,
        thief.user,
        { ipAddress: '127.0.0.1', userAgent: null },
        { dropPassword: true }
      )
    )
    assert.equal(await epoch(), 2)
  })

  test('wrong passwords on one of an account’s devices keep none of its others waiting', async ({
    assert,
  }) => {
    const { email } = await createMerchant()
    const [child, owner] = [new Visitor(), new Visitor()]
    for (const device of [child, owner]) {
      await signInWith(device, email)
      await device.post('/logout')
    }
    const guess = () => child.post('/login', { email, password: 'wrong' })
    for (let attempt = 0; attempt < 5; attempt++) assert.equal((await guess()).status, 422)
    assert.equal((await guess()).status, 429)
    assert.equal((await signInWith(owner, email)).status, 200)
  })

  test('a cookie that somebody made up is no known device', async ({ assert }) => {
    const user = await createMerchant()
    await signInWith(new Visitor(), user.email)
    const thief = new Visitor()
    thief.cookies.set(
      'vitrine_device',
      encodeURIComponent(JSON.stringify({ id: 'a', accounts: [[user.id, 0]] }))
    )
    await signInWith(thief, user.email)
    assert.equal(await countMails(user.email, 'new_device'), 1)
  })
})
