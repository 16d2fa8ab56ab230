import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { findNewestDataExport } from '#app/closure/queries/find_data_export'
import { sql } from '#app/core/database/sql'
import { signInConfirmed } from '#tests/support/confirmed_session'
import { askFor, confirmLink } from '#tests/support/email_change'
import { queuedMails } from '#tests/support/mails'
import { createMerchant, PASSWORD } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { trailOf } from '#tests/support/trail'
import { turnOnTwoFactor } from '#tests/support/two_factor'
import { until } from '#tests/support/until'
import { freshEmail, type Visitor } from '#tests/support/visitor'

const NEW = 'another long password'

async function createUnproven() {
  const user = await createMerchant()
  await sql(
    db.connection(),
    'update users set email_verified_at = null, address_proven_at = null where id = ?',
    [user.id]
  )
  return user
}

async function changePassword(visitor: Visitor, from: string, to: string): Promise<number> {
  const json = { current_password: from, password: to, password_confirmation: to }
  return (await visitor.call('PUT', '/user/password', { json })).status
}

const kindsTo = async (email: string) => (await queuedMails(email)).map(({ kind }) => kind)

test.group('An address that nobody has proven', () => {
  test('is told nothing of what happens in the account, which its trail tells', async ({
    assert,
  }) => {
    const user = await createUnproven()
    await signIn(user)
    const visitor = await signInConfirmed(user)
    await turnOnTwoFactor(visitor)
    await visitor.call('DELETE', '/user/two-factor-authentication')
    await visitor.post('/user/data-exports')
    await until(async () => (await findNewestDataExport(user.id))?.state === 'ready')
    assert.equal(await changePassword(visitor, PASSWORD, NEW), 200)
    const further = freshEmail()
    assert.equal((await askFor(visitor, further)).status, 200)
    assert.deepEqual(await kindsTo(user.email), [])
    assert.includeMembers(await trailOf(user.id), [
      'signed_in_new_device',
      'two_factor_enabled',
      'two_factor_disabled',
      'data_requested',
      'password_changed',
      'email_change_requested',
    ])
    assert.equal((await visitor.get(await confirmLink(further))).status, 204)
    assert.deepEqual(await kindsTo(user.email), [])

    // The new one is proven by its link.
    assert.equal(await changePassword(visitor, NEW, PASSWORD), 200)
    assert.deepEqual(await kindsTo(further), ['confirm_new_email', 'password_changed'])
  })

  test('is not told that the account is gone', async ({ assert }) => {
    const user = await createUnproven()
    const visitor = await signInConfirmed(user)
    const { status } = await visitor.call('DELETE', '/user', { json: { password: PASSWORD } })
    assert.equal(status, 204)
    assert.deepEqual(await kindsTo(user.email), [])
  })
})
