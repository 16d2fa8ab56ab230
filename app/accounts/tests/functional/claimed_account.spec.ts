import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { sql } from '#app/shell/sql'
import { fromElsewhere } from '#tests/support/forms'
import { linkInMail } from '#tests/support/mails'
import { createMerchant } from '#tests/support/merchant'
import { signInConfirmed } from '#tests/support/confirmed_session'
import { somebody } from '#tests/support/social/people'
import { signInWith } from '#tests/support/social/through'
import { useSocialServer } from '#tests/support/social/use_social_server'
import { Visitor } from '#tests/support/visitor'

const NEW = 'another long password'

/** Sets a new password by the link in a mail. */
async function resetPassword(email: string): Promise<void> {
  await new Visitor().post('/forgot-password', { email }, { headers: fromElsewhere() })
  const url = await linkInMail(email)
  const response = await new Visitor().post(
    '/reset-password',
    {
      email,
      token: url.pathname.split('/').pop(),
      password: NEW,
      password_confirmation: NEW,
    },
    { headers: fromElsewhere() }
  )
  if (response.status !== 200) throw new Error(`Reset answered ${response.status}`)
}

async function waysIn(userId: number) {
  const [row] = await sql<{ tokens: number; secret: string | null }>(
    db.connection(),
    `select (select count(*) from access_tokens where user_id = u.id) as tokens, two_factor_secret as secret
     from users u where id = ?`,
    [userId]
  )
  return { tokens: Number(row.tokens), secret: row.secret }
}

test.group('An account whose address its owner claims', () => {
  test('keeps no way in of whoever registered it with an address that is not theirs', async ({
    assert,
  }) => {
    const squatter = await signInConfirmed()
    await User.query()
      .where('id', squatter.user.id)
      .update({ email_verified_at: null, two_factor_secret: 'sealed' })
    await squatter.post('/api/tokens', { name: 'Back door' })
    assert.equal((await waysIn(squatter.user.id)).tokens, 1)

    await resetPassword(squatter.user.email)
    assert.deepEqual(await waysIn(squatter.user.id), { tokens: 0, secret: null })
    assert.isNotNull((await User.findOrFail(squatter.user.id)).emailVerifiedAt)
  })

  test('keeps its own ways in when the address was verified before', async ({ assert }) => {
    const visitor = await signInConfirmed()
    await User.query().where('id', visitor.user.id).update({ email_verified_at: new Date() })
    await visitor.post('/api/tokens', { name: 'Shop' })
    await resetPassword(visitor.user.email)
    assert.equal((await waysIn(visitor.user.id)).tokens, 1)
  })
})

test.group('Slack', (group) => {
  const server = useSocialServer(group)

  test('two people with one member id in two workspaces are two people', async ({ assert }) => {
    const first = new Visitor()
    assert.equal(await signInWith(first, 'slack', '/register'), '/dashboard')
    const { person } = server.current
    server.current.person = { ...somebody(), id: person.id, workspace: 'T2' }
    const second = new Visitor()
    assert.equal(await signInWith(second, 'slack', '/register'), '/dashboard')
    const [one, other] = await Promise.all([first, second].map((it) => it.visit('/dashboard')))
    assert.notEqual(one.props.auth.user.id, other.props.auth.user.id)
    assert.equal(one.props.auth.user.email, person.email)
  })
})

test.group('A password that is hashed anew', () => {
  test('does not take the place of one that was chosen meanwhile', async ({ assert }) => {
    const user = await createMerchant()
    const legacy = await hash.use('scrypt').make('old password')
    await User.query().where('id', user.id).update({ password: legacy })
    const stale = await User.findOrFail(user.id)
    const chosen = await hash.make(NEW)
    await User.query().where('id', user.id).update({ password: chosen })
    assert.isFalse(await stale.hasPassword('old password'))
    assert.equal((await User.findOrFail(user.id)).password, chosen)
  })
})

test.group('An address that is changed again and again', () => {
  test('is refused after six changes within an hour', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const change = (n: number) =>
      visitor.call('PUT', '/user/profile-information', {
        json: { name: 'Ada', email: `n${n}-${visitor.user.email}` },
      })
    for (let n = 0; n < 6; n++) assert.equal((await change(n)).status, 200)
    const refused = await change(6)
    assert.equal(refused.status, 422)
    assert.match((await refused.json()).errors.email[0], /^Please wait/)
  })
})
