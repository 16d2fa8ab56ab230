import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { fromElsewhere } from '#tests/support/forms'
import { countMails, linkInMail } from '#tests/support/mails'
import { createMerchant } from '#tests/support/merchant'
import { signInUnverified } from '#tests/support/team'
import { freshEmail, Visitor } from '#tests/support/visitor'

/** Lets the minute pass in which one link goes to an address. */
const passMinute = () =>
  sql(
    db.connection(),
    `delete from rate_limits where key like '%reset-link:%' and key not like '%:hour'`
  )

const ask = (email: string) =>
  new Visitor().post('/forgot-password', { email }, { headers: fromElsewhere() })

test.group('Filling the mailbox of somebody else', () => {
  test('with reset links stops after three within an hour, and the last one works', async ({
    assert,
  }) => {
    const { email } = await createMerchant()
    const nobody = freshEmail()
    for (const address of [email, nobody]) {
      const statuses = []
      for (let n = 0; n < 5; n++) {
        statuses.push((await ask(address)).status)
        await passMinute()
      }
      assert.deepEqual(statuses, [200, 200, 200, 422, 422])
    }
    assert.equal(await countMails(email, 'reset_password'), 3)
    const token = (await linkInMail(email, '/reset-password/')).pathname.split('/').at(-1)
    const password = 'harder to guess 4711'
    const form = { token, email, password, password_confirmation: password }
    assert.equal((await new Visitor().post('/reset-password', form)).status, 200)
  })

  test('with links that verify an address stops after ten within an hour', async ({ assert }) => {
    const visitor = await signInUnverified()
    const statuses = []
    for (let n = 0; n < 13; n++) {
      await sql(db.connection(), `delete from rate_limits where key like '%verification:%'`)
      statuses.push((await visitor.post('/email/verification-notification')).status)
    }
    assert.deepEqual([statuses[9], statuses[10], statuses[12]], [202, 429, 429])
  })
})
